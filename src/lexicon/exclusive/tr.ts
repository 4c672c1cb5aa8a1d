/** Turkish words that exclude each other; lines as in en.ts, a verb's root with a hyphen behind. Chosen by hand for this project. */
export const TURKISH = `
complement: açık aç- | kapalı kapat- kapa- kapan-
complement: açıl- | kapan- kapatıl-
complement: canlı sağ | ölü
complement: doğru | yanlış
complement: aynı | farklı
complement: mümkün | imkansız imkânsız
complement: evli | bekar bekâr
complement: uyanık | uykuda
complement: suçlu | suçsuz masum
complement: yasal | yasadışı
complement: kazan- | kaybet- yenil-
complement: dolu | boş
complement: güvenli | tehlikeli güvensiz
complement: tek | çift
complement: kamu | özel
complement: kalıcı | geçici
complement: izin | yasak
complement: kabul | ret red reddet-
complement: dahil | hariç
complement: hatırla- | unut-
complement: evet | hayır
complement: görünür | görünmez
complement: isteğe-bağlı seçmeli | zorunlu mecburi
complement: ıslak | kuru
complement: temiz | kirli pis
complement: var vardı vardır | yok yoktu yoktur
complement: etkinleştir- | devre-dışı
complement: katıl- | ayrıl-
opposite: sıcak | soğuk serin
opposite: büyük kocaman | küçük ufak minik
opposite: uzun | kısa
opposite: yüksek | alçak düşük
opposite: yaşlı eski | genç yeni
opposite: hızlı çabuk | yavaş
opposite: erken | geç
opposite: iyi güzel | kötü
opposite: fazla çok | az
opposite: en-çok azami | en-az asgari
opposite: çoğunluk | azınlık
opposite: güçlü kuvvetli | zayıf güçsüz
opposite: zengin | fakir yoksul
opposite: kolay basit | zor güç karmaşık
opposite: sert | yumuşak
opposite: ağır | hafif
opposite: karanlık koyu | aydınlık açık
opposite: ucuz | pahalı
opposite: mutlu sevinçli | mutsuz üzgün
opposite: kalın | ince
opposite: geniş | dar
opposite: derin | sığ
opposite: yakın | uzak
opposite: gürültülü | sessiz
opposite: güzel | çirkin
opposite: tatlı | acı ekşi
opposite: taze | bayat
opposite: sağlıklı | hasta
opposite: cömert | cimri
opposite: kibar nazik | kaba
opposite: çalışkan | tembel
opposite: olumlu pozitif | olumsuz negatif
opposite: sev- | nefret
opposite: art- yüksel- çoğal- büyü- fırla- tırman- artır- arttır- yükselt- çoğalt- | azal- düş- küçül- gerile- azalt- düşür- indir-
opposite: artış yükseliş | azalış düşüş
opposite: başla- başlat- | bit- bitir- sona-er-
opposite: gel- var- | git- ayrıl-
opposite: gir- | çık-
opposite: giriş | çıkış
opposite: bin- | in-
opposite: yap- inşa kur- | yık-
opposite: it- | çek-
opposite: saldır- | savun-
opposite: öv- | eleştir-
opposite: gül- | ağla-
opposite: otur- | kalk-
opposite: ekle- | çıkar- sil-
opposite: yükle- kur- | kaldır-
opposite: bağla- bağlan- | kes-
opposite: kaydet- | sil-
opposite: yak- | söndür-
opposite: al- işe-al- | çıkar- kov- işten-çıkar-
opposite: destekle- | karşı-çık-
opposite: lehine lehinde | aleyhine aleyhinde
opposite: doğrula- onayla- | yalanla- reddet- inkar
opposite: başarı başarılı | başarısız başarısızlık
opposite: zafer | yenilgi
opposite: kâr kar | zarar
opposite: avantaj | dezavantaj
opposite: dost arkadaş müttefik | düşman
opposite: savaş | barış
opposite: baş başlangıç | son
opposite: yukarı üst | aşağı alt
opposite: ön önünde | arka arkasında
opposite: sol | sağ
opposite: iç içeri içeride içinde | dış dışarı dışarıda dışında
opposite: üstünde üzerinde | altında
opposite: önce | sonra
opposite: gündüz | gece
opposite: yaz | kış
opposite: adam erkek bey | kadın hanım
opposite: oğlan oğul oğlu | kız kızı
opposite: baba | anne
opposite: ağabey abi | abla
opposite: amca dayı | hala teyze
opposite: dede | nine büyükanne babaanne
opposite: kral | kraliçe
opposite: prens | prenses
opposite: yetişkin | çocuk
opposite: ilk birinci | son sonuncu
opposite: kuzey | güney | doğu | batı
opposite: şehir kent | köy
opposite: doğal | yapay
opposite: çiğ | pişmiş
opposite: ithal ithalat | ihraç ihracat
opposite: iyimser | kötümser
opposite: ileri | geri
opposite: kazanç | kayıp
complement: kurtul- hayatta-kal- | öl- hayatını-kaybet-
opposite: onayla- kabul-et- | reddet- veto-et- geri-çevir-
opposite: güçlen- güçlendir- | zayıfla- zayıflat-
opposite: genişle- genişlet- | daral- daralt-
opposite: uzat- | kısalt-
opposite: hızlan- hızlandır- | yavaşla- yavaşlat-
opposite: ısın- ısıt- | soğu- soğut-
opposite: iyileş- iyileştir- düzel- | kötüleş- kötüleştir- bozul-
opposite: mahkum mahkûm | beraat
opposite: tutukla- gözaltına-al- | serbest-bırak- salıver-
opposite: havalan- kalkış | iniş
opposite: ödüllendir- | cezalandır-
opposite: ata- | görevden-al-
opposite: kazanan galip | kaybeden mağlup
opposite: büyüme artış | küçülme daralma
opposite: damat | gelin
converse: al- satın-al- | sat-
converse: ödünç-ver- | ödünç-al-
converse: öğret- | öğren-
converse: ver- gönder- | al-
converse: uzun | kısa
converse: büyük | küçük
converse: yaşlı | genç
converse: hızlı | yavaş
converse: fazla çok | az
converse: önce | sonra
converse: üstünde üzerinde | altında
exclusive: kırmızı | mavi | yeşil | sarı | siyah kara | beyaz | kahverengi | turuncu | mor | pembe | gri
exclusive: kare | yuvarlak | üçgen | dikdörtgen
exclusive: kedi | köpek | at | inek | koyun | domuz | keçi | tavuk | kuş | balık | tavşan | maymun | aslan
exclusive: elma | muz | portakal | armut | üzüm | limon | kiraz
exclusive: patates | domates | soğan | havuç
exclusive: gitar | piyano | keman | flüt | davul
exclusive: futbol | basketbol | tenis | voleybol
exclusive: çay | kahve | süt | su | bira | şarap
exclusive: altın | gümüş | bronz
exclusive: kahvaltı | öğle-yemeği
exclusive: araba otomobil | otobüs | tren | bisiklet | motosiklet | kamyon | uçak | gemi | vapur
exclusive: $units s min h day week month year century
exclusive: günlük | haftalık | aylık | yıllık
exclusive: ben bana beni | sen sana seni
exclusive: benim | senin
time: dün | bugün | yarın
time: $weekdays
time: $months
time: ilkbahar bahar | yaz | sonbahar güz | kış
time: sabah sabahleyin | öğle öğlen | öğleden-sonra | akşam akşamleyin gece geceleyin
time: geçen önceki geçtiğimiz | gelecek sonraki önümüzdeki | bu
time: önce | sonra
time: kadar | beri
time: şimdi | sonra
quantifier: tüm bütün her hepsi herkes | bazı birkaç kimi bazıları birkaçı | hiçbir hiçbiri kimse | yarısı | çoğu | az
quantifier: daima hep her-zaman sürekli | asla hiç | bazen ara-sıra | sık-sık genellikle | nadiren
quantifier: tam tamı | yaklaşık neredeyse
quantifier: fazla çok | az
quantifier: tamamen büsbütün | kısmen
modality: mutlaka kesinlikle kesin | belki muhtemelen galiba herhalde
modality: zorunda gerek gerekir lazım şart | olabilir mümkün
modality: zorunlu | isteğe-bağlı seçmeli
modality: bil- | san- düşün- inan-
condition: eğer | çünkü
condition: ve | veya ya yahut
direction: ile | için
negation: ile | olmadan
`;
