"""Turkish sentence patterns, with case endings by vowel harmony."""

from __future__ import annotations

import random

from .english import other_number
from .grammar import Draft, Grammar, contrast, two
from .grammar import capital as _capital

NAMES = "Deniz Can Murat Hakan Serkan Burak Emre Kaan Onur Orhan Selim Tarık Umut Volkan Yusuf Zeynep Elif Fatma Gül Hülya İpek Leyla Merve Nazlı Özge Pınar Selin Sevgi Tuğba Yasemin Aslı Berna Ceren Derya Esra".split()
ROLES = """hemşire bahçıvan garson tesisatçı mühendis ressam asker çiftçi terzi dişçi gazeteci tamirci kütüphaneci kemancı kaleci itfaiyeci muhasebeci kasap denizci turist
şarkıcı bekçi hakem dedektif elektrikçi kiracı bisikletçi fotoğrafçı oyuncu müdür boksör bakan cerrah marangoz avcı prens çoban balıkçı manav antrenör rehber tercüman kuaför kasiyer eczacı""".split()
ANIMALS = "kurt tilki ayı kaz eşek keçi kartal yılan maymun papağan aslan kaplan şahin tavşan inek horoz".split()
GROUPS = "ordu komisyon takım şirket ajans dernek sendika bakanlık banka hastane okul parti mahkeme belediye vakıf".split()
SOFT = {"kasap": "kasab", "kurt": "kurd", "eşek": "eşeğ", "inek": "ineğ", "bakanlık": "bakanlığ", "vakıf": "vakf", "dernek": "derneğ", "koltuk": "koltuğ", "köpek": "köpeğ", "çocuk": "çocuğ"}
VOWELS = "aıoueiöü"


def _last_vowel(word: str) -> str:
    return next(c for c in reversed(lower(word)) if c in VOWELS)


def lower(text: str) -> str:
    return text.replace("I", "ı").replace("İ", "i").lower()


def upper(text: str) -> str:
    return text.replace("i", "İ").upper()


def capital(text: str) -> str:
    return _capital(text, upper)


def _high(word: str) -> str:
    return {"a": "ı", "ı": "ı", "o": "u", "u": "u", "e": "i", "i": "i", "ö": "ü", "ü": "ü"}[_last_vowel(word)]


def _low(word: str) -> str:
    return "a" if _last_vowel(word) in "aıou" else "e"


def inflect(word: str, case: str) -> str:
    """acc, dat, abl, loc, gen, ins of a bare noun; names take an apostrophe."""
    name = word[0].isupper()
    vowel_end = lower(word[-1]) in VOWELS
    stem = word if name or case in ("abl", "loc", "ins") else SOFT.get(word, word)
    d = "t" if lower(word[-1]) in "fstkçşhp" else "d"
    ending = {
        "acc": ("y" if vowel_end else "") + _high(word),
        "dat": ("y" if vowel_end else "") + _low(word),
        "abl": d + _low(word) + "n",
        "loc": d + _low(word),
        "gen": ("n" if vowel_end else "") + _high(word) + "n",
        "ins": ("y" if vowel_end else "") + "l" + _low(word),
    }[case]
    return stem + ("'" if name else "") + ending


def _forms(*people: str) -> dict[str, str]:
    return {f"{case}{i}": inflect(p, case) for i, p in enumerate(people) for case in ("acc", "dat", "abl", "gen", "ins")}


TIMES = "dün, dün gece, pazartesi günü, martta, bu sabah, partide, 2009'da, toplantıda, geçen yaz, cuma akşamı, öğlen, iki hafta önce".split(", ")
PERSON_VERBS = [tuple(v.split("/")) for v in """övdü/övüldü;izledi/izlendi;işe aldı/işe alındı;davet etti/davet edildi;eleştirdi/eleştirildi;uyardı/uyarıldı;kurtardı/kurtarıldı;itti/itildi;tekmeledi/tekmelendi;
savundu/savunuldu;tanıdı/tanındı;suçladı/suçlandı;şaşırttı/şaşırtıldı;önerdi/önerildi;kandırdı/kandırıldı;muayene etti/muayene edildi;teselli etti/teselli edildi;sorguladı/sorgulandı;yaraladı/yaralandı;affetti/affedildi;
gördü/görüldü;seçti/seçildi;yendi/yenildi;buldu/bulundu;terk etti/terk edildi;ihbar etti/ihbar edildi;ziyaret etti/ziyaret edildi;taklit etti/taklit edildi;tebrik etti/tebrik edildi;tehdit etti/tehdit edildi;
azarladı/azarlandı;selamladı/selamlandı;takip etti/takip edildi;yanlış anladı/yanlış anlaşıldı""".replace("\n", "").split(";")]
ANIMAL_VERBS = [tuple(v.split("/")) for v in "ısırdı/ısırıldı;takip etti/takip edildi;korkuttu/korkutuldu;öldürdü/öldürüldü;yakaladı/yakalandı;izledi/izlendi;yaraladı/yaralandı".split(";")]
GROUP_VERBS = [tuple(v.split("/")) for v in "eleştirdi/eleştirildi;destekledi/desteklendi;finanse etti/finanse edildi;denetledi/denetlendi;yendi/yenildi;suçladı/suçlandı;uyardı/uyarıldı;övdü/övüldü;bilgilendirdi/bilgilendirildi".split(";")]


def _timed(random_: random.Random, texts: list[str]) -> list[str]:
    if random_.random() < 0.45:
        return [capital(t) + "." for t in texts]
    time = random_.choice(TIMES)
    return [f"{capital(time)} {t}." for t in texts]


def _pair(random_: random.Random) -> tuple[str, str]:
    return two(NAMES if random_.random() < 0.5 else ROLES, random_)


def passive(random_: random.Random) -> Draft:
    draw = random_.random()
    verbs = PERSON_VERBS if draw < 0.7 else ANIMAL_VERBS if draw < 0.85 else GROUP_VERBS
    a, b = _pair(random_) if draw < 0.7 else two(ANIMALS if draw < 0.85 else GROUPS, random_)
    active, passive_ = random_.choice(verbs)
    # object first and by-phrase first are plain Turkish too: order alone says nothing
    say = lambda x, y: [f"{x} {inflect(y, 'acc')} {active}", f"{y} {x} tarafından {passive_}", f"{inflect(y, 'acc')} {x} {active}"]  # noqa: E731
    texts = _timed(random_, say(a, b) + say(b, a))
    return contrast(random_, texts[:3], texts[3:], 4.8, 1.8)


CONVERSES = [
    ("{0} {dat1} {x} hediye etti", "{1} {abl0} hediye olarak {x} aldı"), ("{0} {dat1} içinde {x} olan bir koli gönderdi", "{dat1} {abl0} içinde {x} olan bir koli geldi"),
    ("{0} {dat1} {x} ödünç verdi", "{1} {abl0} {x} ödünç aldı"), ("{0} {dat1} {x} kiraya verdi", "{1} {abl0} {x} kiraladı"), ("{0} {dat1} {x} teslim etti", "{1} {abl0} {x} teslim aldı"), ("{0} {dat1} {x} miras bıraktı", "{dat1} {abl0} {x} miras kaldı"),
]  # fmt: skip
THINGS = "bir kamera, bir gitar, bir traktör, bir bisiklet, bir dizüstü bilgisayar, bir teleskop, bir halı, bir çadır, bir merdiven, bir saat, bir koltuk, bir motosiklet, bir kolye, bir daire".split(", ")


def converse(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    x = random_.choice(THINGS)
    patterns = random_.choice(CONVERSES)
    texts = _timed(random_, [p.format(u, v, x=x, **_forms(u, v)) for u, v in ((a, b), (b, a)) for p in patterns])
    return contrast(random_, texts[:2], texts[2:], 4.7, 1.9)


COMPARED = [
    ("{0} {abl1} daha uzun boylu", "{1} {abl0} daha kısa boylu", "{1} {0} kadar uzun boylu değil"), ("{0} {abl1} daha hızlı koşuyor", "{1} {abl0} daha yavaş koşuyor", "{1} {0} kadar hızlı koşmuyor"),
    ("{0} {abl1} daha çok kazanıyor", "{1} {abl0} daha az kazanıyor", "{1} {0} kadar çok kazanmıyor"), ("{0} {abl1} önce vardı", "{1} {abl0} sonra vardı", "{1} {abl0} daha geç vardı"), ("{0} {gen1} önünde oturuyor", "{1} {gen0} arkasında oturuyor", "{1} {gen0} hemen gerisinde oturuyor"),
    ("{0} {abl1} daha güçlü", "{1} {abl0} daha zayıf", "{1} {0} kadar güçlü değil"), ("{0} {dat1} borçlu", "{gen1} {abl0} alacağı var", "{0} {dat1} olan borcunu henüz ödemedi"), ("{0} {gen1} bir üst katında yaşıyor", "{1} {gen0} bir alt katında yaşıyor", "{1} {abl0} bir kat aşağıda yaşıyor"),
]  # fmt: skip


def compared(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    patterns = random_.choice(COMPARED)
    same, other = ([capital(p.format(u, v, **_forms(u, v))) + "." for p in patterns] for u, v in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.6, 1.9)


SYMMETRIC = [
    ("{0} {ins1} evlendi", "{0} {ins1} kavga etti"), ("{0} ile {1} sahile taşındı", "{0} ile {1} dağa taşındı"), ("{0} {ins1} satranç oynadı", "{0} {ins1} tenis oynadı"), ("{0} {dat1} benziyor", "{0} {acc1} bekliyor"),
    ("ne {0} ne {1} yemeğe geldi", "hem {0} hem {1} yemeğe geldi"), ("{0} ve {1} çiti boyuyor", "{0} ve {1} çitin üstünden atlıyor"), ("{0} bütün gece {ins1} dans etti", "{0} bütün gece {ins1} tartıştı"), ("{0} {ins1} aynı ofiste çalışıyor", "{0} {ins1} farklı ofislerde çalışıyor"),
]  # fmt: skip


def symmetric(random_: random.Random) -> Draft:
    a, b = _pair(random_)
    pattern, changed = random_.choice(SYMMETRIC)
    say = lambda p, u, v: capital(p.format(u, v, **_forms(u, v))) + "."  # noqa: E731
    return contrast(random_, [say(pattern, a, b), say(pattern, b, a)], [say(changed, a, b), say(changed, b, a)], 4.9, 2.0)


STATES = [  # nominative, genitive, P, Q
    ("eczane", "eczanenin", "açık", "kapalı"), ("yüzme havuzu", "yüzme havuzunun", "açık", "kapalı"), ("sınır kapısı", "sınır kapısının", "açık", "kapalı"), ("kalorifer", "kaloriferin", "açık", "kapalı"),
    ("bu tür balıkçılık", "bu tür balıkçılığın", "yasal", "yasa dışı"), ("anlaşma", "anlaşmanın", "yasal", "yasa dışı"), ("barışçıl bir çözüm", "barışçıl bir çözümün", "mümkün", "imkânsız"), ("vize", "vizenin", "gerekli", "gereksiz"),
    ("kask", "kaskın", "gerekli", "gereksiz"), ("yangın merdiveni", "yangın merdiveninin", "güvenli", "tehlikeli"), ("bu plaj", "bu plajın", "güvenli", "tehlikeli"), ("tanığın cevabı", "tanığın cevabının", "doğru", "yanlış"),
    ("yaralı asker", "yaralı askerin", "canlı", "ölü"), ("şişe", "şişenin", "boş", "dolu"), ("buzdolabı", "buzdolabının", "boş", "dolu"), ("sanık", "sanığın", "suçlu", "suçsuz"), ("çeviri", "çevirinin", "hatalı", "hatasız"),
    ("bebek", "bebeğin", "uyanık", "uykuda"), ("büyük ağabey", "büyük ağabeyin", "evli", "bekâr"), ("pasaport", "pasaportun", "geçerli", "geçersiz"), ("mürettebat", "mürettebatın", "memnun", "memnuniyetsiz"), ("liste", "listenin", "tam", "eksik"),
    ("odunlar", "odunların", "kuru", "ıslak"), ("ekmek", "ekmeğin", "taze", "bayat"), ("sokak", "sokağın", "sessiz", "gürültülü"), ("görevli", "görevlinin", "kibar", "kaba"), ("çocuk", "çocuğun", "mutlu", "mutsuz"), ("elbise", "elbisenin", "pahalı", "ucuz"),
]  # fmt: skip


def negated_state(random_: random.Random) -> Draft:
    noun, of, p, q = random_.choice(STATES)
    if random_.random() < 0.5:
        p, q = q, p
    when = random_.choice(["", "", "hâlâ ", "şu anda ", "görünüşe göre "])
    say = lambda p, q: [f"{noun} {when}{p}", f"{noun} {when}{q} değil", f"{of} {when}{q} olduğu doğru değil"]  # noqa: E731
    same, other = ([capital(t) + "." for t in say(*v)] for v in ((p, q), (q, p)))
    if when.startswith("gör"):
        same, other = same[:2], other[:2]
    draft = contrast(random_, same, other, 4.6, 1.6)
    if random_.random() < 0.3 and "değil" not in draft[0]:
        return draft[0], draft[0].replace(f" {p}.", f" gerçekten {p}."), draft[2], 4.8, 1.6
    return draft


# object, past, negative past
DEEDS = [tuple(d.split("/")) for d in """kasayı/kilitledi/kilitlemedi;çiçekleri/suladı/sulamadı;sözleşmeyi/imzaladı/imzalamadı;sürücü sınavını/geçti/geçmedi;şemsiyeyi/getirdi/getirmedi;motoru/onardı/onarmadı;mektubu/yanıtladı/yanıtlamadı;
son vapuru/yakaladı/yakalamadı;ilacı/içti/içmedi;misafirlerden/özür diledi/özür dilemedi;kayıp anahtarı/buldu/bulmadı;zirveye/ulaştı/ulaşmadı;şiiri/çevirdi/çevirmedi;cenazeye/katıldı/katılmadı;gerçeği/söyledi/söylemedi;
çorbayı/yedi/yemedi;greve/katıldı/katılmadı;dosyaları/yedekledi/yedeklemedi;hatayı/fark etti/fark etmedi;teklifi/kabul etti/kabul etmedi;seçimde/oy kullandı/oy kullanmadı;iyi/uyudu/uyumadı;kazağı/giydi/giymedi""".replace("\n", "").split(";")]


def _that(past: str) -> str:
    """-dığı form of a past: imzaladı -> imzaladığı."""
    return past + "ğ" + past[-1]


def negated_deed(random_: random.Random) -> Draft:
    a = random_.choice(NAMES + ROLES)
    thing, did, did_not = random_.choice(DEEDS)
    of = inflect(a, "gen")
    yes = [f"{a} {thing} {did}", f"{of} {thing} {_that(did)} doğru", f"{of} {thing} {_that(did_not)} doğru değil", f"{thing} {a} {did}"]
    no = [f"{a} {thing} {did_not}", f"{of} {thing} {_that(did_not)} doğru", f"{of} {thing} {_that(did)} doğru değil", f"{thing} {a} {did_not}"]
    if thing in ("iyi",):
        yes, no = yes[:3], no[:3]
    yes, no = ([capital(t) + "." for t in x] for x in (yes, no))
    same, other = (yes, no) if random_.random() < 0.5 else (no, yes)
    return contrast(random_, same, other, 4.7, 1.7)


def nobody(random_: random.Random) -> Draft:
    thing, did, did_not = random_.choice(DEEDS)
    place = random_.choice(["ofisten", "takımdan", "bizim sokaktan", "kamptan", "aileden"])
    no = [f"{place} kimse {thing} {did_not}", f"{place} hiç kimse {thing} {did_not}", f"{place} tek bir kişi bile {thing} {did_not}"]
    every = [f"{place} herkes {thing} {did}", f"{place} istisnasız herkes {thing} {did}", f"{place} {thing} {_negative_participle(did_not)} kimse yok"]
    some = [f"{place} biri {thing} {did}", f"{place} bir kişi {thing} {did}", f"{place} en az bir kişi {thing} {did}"]
    same, other = random_.choice([(no, every), (every, no), (no, some), (some, no)])
    same, other = ([capital(t) + "." for t in x] for x in (same, other))
    return contrast(random_, same, other, 4.7, 1.7)


def _negative_participle(past: str) -> str:
    """sulamadı -> sulamayan."""
    return past[:-2] + "y" + ("an" if past[-1] in "ıu" else "en")


OPPOSED = [
    ("{x} göl ocakta dondu.", "Büyük", "Geniş", "Küçük"), ("Yemekhanedeki çorba {x}.", "lezzetliydi", "çok güzeldi", "berbattı"), ("Şirket iki yüz işçiyi {x}.", "işe aldı", "işe başlattı", "işten çıkardı"), ("Petrol tüketimi ikinci çeyrekte {x}.", "arttı", "yükseldi", "azaldı"),
    ("Bakan teklifi {x}.", "kabul etti", "onayladı", "reddetti"), ("Bakan iddiaları {x}.", "yalanladı", "reddetti", "doğruladı"), ("Konuşma sırasında seyirciler {x}.", "sessizdi", "sakindi", "gürültülüydü"), ("Dağ evine tırmanış {x}.", "yorucu", "zahmetli", "zahmetsiz"),
    ("Mühendisler köprüyü {x}.", "inşa etti", "kurdu", "yıktı"), ("Burada yüzmek {x}.", "yasak", "izne tabi değil, yasak", "serbest"), ("Komşular çok {x}.", "cana yakın", "sıcakkanlı", "soğuk"), ("Yürüyüşçüler tepeye {x}.", "çıktı", "tırmandı", "inmedi"),
    ("Elbise {x}.", "pahalıydı", "masraflıydı", "ucuzdu"), ("Deney {x} sonuçlandı.", "başarıyla", "olumlu", "başarısızlıkla"), ("Ordu şafakta şehre {x}.", "saldırdı", "hücum etti", "yardım etti"), ("Kalabalık şarkıcıyı {x}.", "alkışladı", "el çırparak karşıladı", "yuhaladı"),
    ("Köpek kulübenin {x}.", "içinde", "iç tarafında", "dışında"), ("Kurul toplantıyı saat onda {x}.", "başlattı", "açtı", "bitirdi"), ("Bu kuramı anlamak {x}.", "zor", "güç", "kolay"), ("Avukat {x} konuştu.", "yüksek sesle", "bağırarak", "alçak sesle"),
    ("Hastanın durumu {x}.", "iyileşti", "düzeldi", "kötüleşti"), ("İki kardeş bu konuda {x}.", "anlaştı", "aynı fikirde birleşti", "anlaşamadı"), ("Ahırın çatısı {x}.", "hasarlı", "bozuk", "sağlam"), ("Açıklaması {x}.", "anlaşılırdı", "açıktı", "karışıktı"),
    ("Sıcaklık gece {x}.", "düştü", "azaldı", "yükseldi"), ("Konuklar salı günü {x}.", "ayrıldı", "gitti", "geldi"), ("Şeker dişler için {x}.", "zararlı", "kötü", "yararlı"), ("Belediye başkanı yeni stadı {x}.", "övdü", "beğendiğini söyledi", "eleştirdi"),
    ("Kitabı derginin {x} koydu.", "altına", "alt tarafına", "üstüne"), ("Hırsız {x}.", "yakalandı", "ele geçirildi", "serbest bırakıldı"), ("Yatırımcılar servet {x}.", "kazandı", "edindi", "kaybetti"), ("Mağara {x}.", "karanlıktı", "ışıksızdı", "aydınlıktı"),
    ("Kadın paltosunu {x}.", "giydi", "sırtına geçirdi", "çıkardı"), ("Uçak birazdan {x}.", "inecek", "iniş yapacak", "kalkacak"), ("İhtiyar {x} görünüyordu.", "neşeli", "keyifli", "üzgün"), ("Sokak {x}.", "dar", "ensiz", "geniş"),
    ("Kuyunun suyu {x}.", "kirli", "pis", "temiz"), ("Öğretmen sınıfı {x}.", "cezalandırdı", "cezaya çarptırdı", "ödüllendirdi"), ("Bu soru {x}.", "basit", "kolay", "zor"), ("Fırtınadan önce gemiyi {x}.", "yüklediler", "doldurdular", "boşalttılar"),
]  # fmt: skip
OPENERS = ["", "", "", "Sonunda ", "Gazeteye göre ", "Neyse ki ", "Görünüşe göre ", "Duyduğumuza göre "]


def opposed(random_: random.Random) -> Draft:
    pattern, word, near, far = random_.choice([o for o in OPPOSED if "izne tabi" not in o[2] and o[3] != "inmedi"])
    opener = random_.choice(OPENERS)
    texts = [pattern.format(x=x) for x in (word, near, far)]
    if opener:
        texts = [opener + lower(t[0]) + t[1:] for t in texts]
    if random_.random() < 0.4:
        texts[:2] = texts[1::-1]
    return texts[0], texts[1], texts[2], 4.7, 1.7


ONES = "sıfır bir iki üç dört beş altı yedi sekiz dokuz".split()
TENS = ". on yirmi otuz kırk elli altmış yetmiş seksen doksan".split()


def in_words(n: int) -> str:
    """0..999,999."""
    if n < 10:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (f" {ONES[n % 10]}" if n % 10 else "")
    if n < 1000:
        return ("" if n < 200 else ONES[n // 100] + " ") + "yüz" + (f" {in_words(n % 100)}" if n % 100 else "")
    return ("" if n < 2000 else in_words(n // 1000) + " ") + "bin" + (f" {in_words(n % 1000)}" if n % 1000 else "")


COUNTED = [
    ("hayvanat bahçesinde {n} penguen var", 3, 60), ("gemiden {n} denizci kurtarıldı", 2, 40), ("köyde {n} kişi yaşıyor", 40, 990), ("roman {n} sayfa", 90, 900), ("koromuz {n} şarkı söyledi", 2, 30), ("fırtına {n} eve zarar verdi", 3, 300),
    ("bahçede {n} elma ağacı var", 12, 400), ("şirket {n} yeni şube açtı", 2, 60), ("final sınavında {n} öğrenci kaldı", 2, 40), ("takım {n} sayı attı", 4, 110), ("çiftçinin {n} koyunu var", 8, 300), ("antlaşmayı {n} ülke imzaladı", 3, 120),
    ("mahkeme ona {n} yıl hapis verdi", 2, 25), ("bugüne kadar {n} roman yazdı", 2, 30), ("asansör {n} kişi taşıyabiliyor", 4, 24), ("otelin {n} odası var", 12, 600), ("fırın öğleden önce {n} ekmek sattı", 10, 400), ("grev {n} gün sürdü", 2, 60),
    ("plajı {n} gönüllü temizledi", 5, 300), ("dedem {n} gül fidanı dikti", 3, 40), ("tarif için {n} yumurta gerekiyor", 2, 12), ("jüri {n} film izledi", 3, 40),
]  # fmt: skip


def counted(random_: random.Random) -> Draft:
    pattern, low, high = random_.choice(COUNTED)
    n = random_.randint(low, high)
    m = other_number(random_, n)
    say = lambda k: [capital(pattern.format(n=form)) + "." for form in (f"{k}", in_words(k))]  # noqa: E731
    return contrast(random_, say(n), say(m), 4.9, 2.6)


MEASURED = [
    ("Borunun uzunluğu {x}", 2, 90, ["{n} m", "{n} metre", "{w} metre"], ["{n} cm", "{n} santimetre", "{w} santimetre"]), ("Kamyonda {x} çakıl vardı", 2, 40, ["{n} t", "{n} ton", "{w} ton"], ["{n} kg", "{n} kilo", "{w} kilo"]),
    ("İşsizlik {x} azaldı", 2, 40, ["%{n}", "yüzde {n}", "yüzde {w}"], ["%0,{n}", "binde {n}", "binde {w}"]), ("Bidona {x} yağ sığıyor", 2, 9, ["{n} l", "{n} litre", "{w} litre"], ["{n} ml", "{n} mililitre", "{w} mililitre"]),
    ("Ders {x} sürüyor", 2, 9, ["{n} saat", "{w} saat", "{n} sa"], ["{n} dakika", "{w} dakika", "{n} dk"]), ("Evin fiyatı {x}", 2, 90, ["{n} milyon lira", "{w} milyon lira", "{n}.000.000 TL"], ["{n} bin lira", "{w} bin lira", "{n}.000.000 $"]),
    ("Rüzgârın hızı {x}", 20, 140, ["saatte {n} km", "saatte {n} kilometre", "{n} km/sa"], ["saniyede {n} m", "saniyede {n} metre", "{n} m/sn"]), ("Ceketin ağırlığı {x}", 200, 900, ["{n} g", "{n} gram", "{w} gram"], ["{n} kg", "{n} kilo", "{w} kilo"]),
    ("Aylık abonman {x}", 5, 95, ["{n} €", "{n} avro", "{w} avro"], ["{n} $", "{n} dolar", "{w} kuruş"]),
]  # fmt: skip


def measured(random_: random.Random) -> Draft:
    pattern, low, high, units, others = random_.choice(MEASURED)
    n = random_.randint(low, high)
    say = lambda unit, k: pattern.format(x=unit.format(n=k, w=in_words(k))) + "."  # noqa: E731
    same = [say(u, n) for u in units]
    if random_.random() < 0.6:
        m = other_number(random_, n)
        return contrast(random_, same, [say(u, m) for u in units], 4.9, 2.6)
    return contrast(random_, same, [say(u, n) for u in others], 4.9, 2.6)


MONTHS = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split()
EVENTS = ["Serginin açılış tarihi", "Sözleşmenin bitiş tarihi", "Duruşma tarihi", "Sayımın yapıldığı tarih", "Antlaşmanın imza tarihi", "Son başvuru tarihi"]


def dated(random_: random.Random) -> Draft:
    event, year = random_.choice(EVENTS), random_.randint(1890, 2024)
    say = lambda d, m, y: [f"{event} {d} {MONTHS[m]} {y}.", f"{event} {d:02}.{m + 1:02}.{y}.", f"{event} {d}/{m + 1}/{y}.", f"{event} {y} yılının {d} {MONTHS[m]} günü."]  # noqa: E731
    day, month = random_.randint(1, 28), random_.randrange(12)
    other = random_.choice([((day + random_.randint(1, 9)) % 28 + 1, month, year), (day, (month + random_.randint(1, 11)) % 12, year), (day, month, year + random_.choice([-10, -1, 1, 10, 100]))])
    return contrast(random_, say(day, month, year), say(*other), 4.9, 2.8)


CLOCK = ["Mutfağın kapanış saati {t}", "Nöbetin başlangıç saati {t}", "Son vapurun saati {t}", "Kahvaltının bitiş saati {t}", "Bebeğin doğum saati {t}", "Haberlerin saati {t}"]


def clock(random_: random.Random) -> Draft:
    event = random_.choice(CLOCK)

    def say(hour: int, minute: int) -> list[str]:
        spoken = in_words(hour) + (" buçuk" if minute == 30 else "")
        return [event.format(t=t) + "." for t in (f"{hour}:{minute:02}", spoken, f"{hour}.{minute:02}")]

    hour, minute = random_.randint(1, 12), random_.choice([0, 30])
    h, m = random_.choice([(hour % 12 + 1, minute), (hour, 30 - minute), ((hour + 4) % 12 + 1, minute)])
    return contrast(random_, say(hour, minute), say(h, m), 4.9, 2.7)


CONVERTED = [
    ("Yürüyüş {x} sürüyor.", "doksan dakika", "bir buçuk saat", "dokuz saat"), ("Garanti süresi {x}.", "iki yıl", "24 ay", "iki ay"), ("Durmadan {x} koştu.", "5 kilometre", "5.000 metre", "500 metre"), ("{x} midye sipariş ettiler.", "Bir düzine", "On iki", "Yirmi"),
    ("{x} bekledik.", "Yarım saat", "30 dakika", "13 dakika"), ("Şehrin nüfusu {x}.", "bir buçuk milyon", "1.500.000", "15 milyon"), ("İmparatorluk {x} sürdü.", "üç asır", "300 yıl", "otuz yıl"), ("Üyelerin {x} hayır dedi.", "yarısı", "yüzde 50'si", "yüzde 5'i"),
    ("Hasadın {x} kayboldu.", "çeyreği", "dörtte biri", "üçte biri"), ("Çuvalda {x} pirinç var.", "2 kg", "2.000 gram", "200 gram"), ("Tahtanın eni {x}.", "1 m", "100 cm", "10 cm"), ("Maratonu {x} bitirdi.", "ikinci", "2.", "22."), ("Yasa {x} önce çıktı.", "on yıl", "10 sene", "yüz yıl"),
    ("{x} katta oturuyor.", "Üçüncü", "3.", "13."), ("{x} uzaktaydı.", "Bir hafta", "Yedi gün", "On yedi gün"),
]  # fmt: skip


def converted(random_: random.Random) -> Draft:
    pattern, a, b, c = random_.choice(CONVERTED)
    opener = random_.choice(["", "", "Sonunda ", "Hatırladığım kadarıyla ", "Rapora göre ", "Bu kez "])
    texts = [pattern.format(x=x) for x in (a, b, c)]
    if opener:
        texts = [opener + lower(t[0]) + t[1:] for t in texts]
    if random_.random() < 0.5:
        texts[:2] = texts[1::-1]
    return texts[0], texts[1], texts[2], 4.8, 2.6


PLACES = [("Almanya", "Alman"), ("Fransa", "Fransız"), ("İtalya", "İtalyan"), ("İspanya", "İspanyol"), ("Rusya", "Rus"), ("Çin", "Çinli"), ("Japonya", "Japon"), ("Yunanistan", "Yunan"), ("Mısır", "Mısırlı"), ("İsveç", "İsveçli"), ("Norveç", "Norveçli"),
          ("Polonya", "Polonyalı"), ("Kanada", "Kanadalı"), ("Meksika", "Meksikalı"), ("Küba", "Kübalı"), ("Fas", "Faslı"), ("İran", "İranlı"), ("Irak", "Iraklı"), ("Portekiz", "Portekizli"), ("Kenya", "Kenyalı"), ("Peru", "Perulu"), ("Hollanda", "Hollandalı")]  # fmt: skip
OF_A_PLACE = [
    ("İki {adj} turist ormanda kayboldu.", "{abl} gelen iki turist ormanda kayboldu."), ("{adj} bir dişçiyle evlendi.", "{abl} bir dişçiyle evlendi."), ("Ödül {adj} bir şaire verildi.", "Ödül {abl} bir şaire verildi."),
    ("{adj} demiryolu işçileri grevde.", "{loc} demiryolu işçileri grevde."), ("{adj} çiftçiler kötü bir hasat yaptı.", "{loc} çiftçiler kötü bir hasat yaptı."), ("Ansızın {adj} bir öğrenci söz aldı.", "Ansızın {abl} gelen bir öğrenci söz aldı."),
    ("Yeni doktorumuz {adj}.", "Yeni doktorumuz {abl} geliyor."), ("Yarışı {adj} bir bisikletçi kazandı.", "Yarışı {abl} bir bisikletçi kazandı."),
]  # fmt: skip


def placed(random_: random.Random) -> Draft:
    one, other = two(PLACES, random_)
    patterns = random_.choice(OF_A_PLACE)
    same, far = ([p.format(adj=adj, abl=inflect(n, "abl"), loc=inflect(n, "loc")) for p in patterns] for n, adj in (one, other))
    return contrast(random_, same, far, 4.8, 2.5)


SHORT_NAMES = [("Birleşmiş Milletler", "BM", "Avrupa Birliği"), ("Avrupa Birliği", "AB", "Afrika Birliği"), ("Amerika Birleşik Devletleri", "ABD", "Birleşik Arap Emirlikleri"), ("Dünya Sağlık Örgütü", "DSÖ", "Dünya Ticaret Örgütü"), ("Uluslararası Para Fonu", "IMF", "Dünya Bankası"),
               ("Türk Dil Kurumu", "TDK", "Türk Tarih Kurumu"), ("Orta Doğu Teknik Üniversitesi", "ODTÜ", "İstanbul Teknik Üniversitesi")]  # fmt: skip
ABOUT_NAMES = ["Mektup {x} adına gönderildi.", "{x} hakkındaki rapor bu hafta yayımlandı.", "Dergide {x} üzerine uzun bir yazı var.", "{x} için uzun yıllar çalıştı.", "{x} temsilcileri havaalanına indi."]


def abbreviated(random_: random.Random) -> Draft:
    long, short, other = random_.choice(SHORT_NAMES)
    pattern = random_.choice(ABOUT_NAMES)
    a, b = random_.sample([long, short], 2)
    return pattern.format(x=a), pattern.format(x=b), pattern.format(x=other), 4.9, 2.3


SURNAMES = "Demir Çelik Şahin Aydın Arslan Doğan Kılıç Koç Kurt Özdemir Polat Tekin Uçar Yıldız Erdem Güneş".split()
JOBS = ["kulübün saymanı seçildi", "istasyondaki duvarı boyadı", "açılış konuşmasını yapacak", "sel raporunu yazdı", "satranç turnuvasını kazandı", "köşedeki fırını işletiyor", "kuyruklu yıldızı keşfetti", "arşivi yönetiyor"]


def named(random_: random.Random) -> Draft:
    first, first2 = two(NAMES, random_)
    last, last2 = two(SURNAMES, random_)
    job = random_.choice(JOBS)
    say = lambda f, s: [f"{f} {s} {job}.", f"{f[0]}. {s} {job}.", f"{upper(f)} {upper(s)} {job}.", f"{s}, {f} {job}."]  # noqa: E731
    other = say(first, last2) if random_.random() < 0.6 or first[0] == first2[0] else say(first2, last)
    return contrast(random_, say(first, last), other, 4.8, 2.4)


COLOURS = "kırmızı mavi yeşil sarı siyah beyaz kahverengi gri mor turuncu pembe".split()
OWNED = [("fincan", "masa"), ("şapka", "atkı"), ("uçurtma", "ip"), ("tekne", "yelken"), ("kapı", "çerçeve"), ("battaniye", "koltuk"), ("kurdele", "kutu"), ("kuş", "kafes"), ("vazo", "raf")]


def exchanged(random_: random.Random) -> Draft:
    x, y = random_.choice(OWNED)
    c, d = two(COLOURS, random_)
    gen, abl_x, abl_y = inflect(y, "gen"), inflect(x, "abl"), inflect(y, "abl")
    gen_x = inflect(x, "gen")
    patterns = random_.choice([
        (f"{{d}} bir {gen} yanında {{c}} bir {x} var.", f"{{c}} bir {gen_x} yanında {{d}} bir {y} var.", f"{{c}} bir {x}, {{d}} bir {gen} yanında duruyor."),
        (f"{{c}} bir {x} ve {{d}} bir {y} aldı.", f"{{d}} bir {y} ve {{c}} bir {x} aldı.", f"{{c}} bir {x} aldı, bir de {{d}} bir {y}."),
        (f"{{c}} {x} {{d}} {abl_y} daha pahalı.", f"{{d}} {y} {{c}} {abl_x} daha ucuz.", f"{{d}} {y} {{c}} {x} kadar pahalı değil."),
    ])  # fmt: skip
    say = lambda p, q: [capital(t.format(c=p, d=q)) for t in patterns]  # noqa: E731
    return contrast(random_, say(c, d), say(d, c), 4.8, 2.4)


def resized(random_: random.Random) -> Draft:
    person, animal = random_.choice(["kadın", "kız", "çocuk", "palyaço", "adam"]), random_.choice(["köpek", "at", "papağan", "kedi"])
    big, big2 = random_.choice([("büyük", "iri"), ("kocaman", "çok büyük"), ("iri", "büyük")])
    small, small2 = random_.choice([("küçük", "ufak"), ("minik", "çok küçük"), ("ufak", "küçük")])
    if random_.random() < 0.5:
        big, big2, small, small2 = small, small2, big, big2
    texts = f"{big} bir {inflect(animal, 'gen')} yanında {small} bir {person} duruyor.", f"{small2} bir {person}, {big2} bir {inflect(animal, 'gen')} yanında duruyor.", f"{small} bir {inflect(animal, 'gen')} yanında {big} bir {person} duruyor."
    a, b, c = (capital(t) for t in texts)
    return a, b, c, 4.7, 2.4


SETS = [  # locative adjective, noun, plural, plural genitive, state, state's negation as an adjective
    ("sepetteki", "elma", "elmalar", "elmaların", "olgun"), ("ikinci kattaki", "pencere", "pencereler", "pencerelerin", "kırık"), ("takımdaki", "oyuncu", "oyuncular", "oyuncuların", "sakat"), ("merkezdeki", "dükkân", "dükkânlar", "dükkânların", "kapalı"),
    ("masadaki", "mektup", "mektuplar", "mektupların", "açık"), ("oteldeki", "oda", "odalar", "odaların", "dolu"), ("diskteki", "dosya", "dosyalar", "dosyaların", "bozuk"), ("salondaki", "aday", "adaylar", "adayların", "gergin"), ("sınıftaki", "öğrenci", "öğrenciler", "öğrencilerin", "hasta"),
    ("bahçedeki", "ağaç", "ağaçlar", "ağaçların", "kuru"),
]  # fmt: skip


def quantified(random_: random.Random) -> Draft:
    where, noun, plural, of, state = random_.choice(SETS)
    where_at = where.removesuffix("ki")
    every = [f"{where} {of} hepsi {state}", f"{where} bütün {plural} {state}", f"{where_at} {state} olmayan {noun} yok"]
    none = [f"{where} {of} hiçbiri {state} değil", f"{where} hiçbir {noun} {state} değil", f"{where_at} {state} {noun} yok"]
    some = [f"{where} {of} bazıları {state}", f"{where} bazı {plural} {state}", f"{where_at} birkaç {state} {noun} var"]
    notall = [f"{where} {of} en az biri {state} değil", f"{where_at} {state} olmayan {plural} var", f"{where} her {noun} {state} değil, {state} olmayanlar da var"]
    most = [f"{where} {of} çoğu {state}", f"{where} {of} büyük bölümü {state}", f"{where} {of} yarıdan fazlası {state}"]
    same, other, hint = random_.choice([(every, none, 1.5), (none, every, 1.5), (every, notall, 2.0), (notall, every, 2.0), (some, none, 1.8), (none, some, 1.8), (most, none, 1.8), (every, some, 2.8), (some, every, 2.8)])
    same, other = ([capital(t) + "." for t in x] for x in (same, other))
    return contrast(random_, same, other, 4.7, hint)


ACTS = [tuple(a.split("/")) for a in """çatıyı onardı/çatıyı onarmak;çiftliği sattı/çiftliği satmak;vasiyetini yazdı/vasiyetini yazmak;Yunanca öğrendi/Yunanca öğrenmek;ordudan ayrıldı/ordudan ayrılmak;kafe açtı/kafe açmak;İzmit'e taşındı/İzmit'e taşınmak;
mutfağı temizledi/mutfağı temizlemek;avukatla görüştü/avukatla görüşmek;okulu bitirdi/okulu bitirmek;maçı izledi/maçı izlemek;duş aldı/duş almak;akşam yemeğini pişirdi/akşam yemeğini pişirmek;müzeyi gezdi/müzeyi gezmek;yüzüğü aldı/yüzüğü almak;
cezayı ödedi/cezayı ödemek;bavulunu hazırladı/bavulunu hazırlamak""".replace("\n", "").split(";")]


def ordered(random_: random.Random) -> Draft:
    who = random_.choice(NAMES + ROLES)
    x, y = two(ACTS, random_)

    def say(p: tuple[str, ...], q: tuple[str, ...]) -> list[str]:
        after = p[0] + ("ktan" if p[0][-1] in "ıu" else "kten")
        before = q[1].removesuffix("k") + ("dan" if q[1].endswith("mak") else "den")
        return [f"{who} {before} önce {p[0]}.", f"{who} {after} sonra {q[0]}.", f"{who} {p[0]}, daha sonra {q[0]}.", f"{who} ancak {after} sonra {q[0]}."]

    same, other = ([capital(t) for t in say(*v)] for v in ((x, y), (y, x)))
    return contrast(random_, same, other, 4.8, 2.3)


FOODS = "mantar çorbası, çikolatalı pasta, ızgara balık, sütlaç, soğanlı ekmek, elmalı turta, keçi peyniri, mercimek yemeği, kızarmış tavuk, karnıyarık".split(", ")
SCOPES = [
    ("Yalnızca {0} {x} yiyor.", "{0} dışında kimse {x} yemiyor.", "{0} yalnızca {x} yiyor.", "{0} {x} dışında bir şey yemiyor."), ("{0} bile {x} denedi.", "{0} de dahil herkes {x} denedi.", "{0} {x} bile denedi.", "{0} {x} dahil her şeyi denedi."),
    ("{0} {gen1} {x} istediğini söylemedi.", "{0} {gen1} {x} istediğinden söz etmedi.", "{0} {gen1} {x} istemediğini söyledi.", "{dat0} göre {1} {x} istemiyor."), ("{0} {gen1} {x} aldığını düşünüyor.", "{dat0} göre {1} {x} aldı.", "{1} {gen0} {x} aldığını düşünüyor.", "{dat1} göre {0} {x} aldı."),
    ("{0} {abl1} {x} yapmasını istedi.", "{abl1} {x} yapmasını isteyen kişi {0}.", "{1} {abl0} {x} yapmasını istedi.", "{abl0} {x} yapmasını isteyen kişi {1}."), ("{0} gelirse {1} {x} yapacak.", "{1}, {0} geldiği takdirde {x} yapacak.", "{1} gelirse {0} {x} yapacak.", "{0}, {1} geldiği takdirde {x} yapacak."),
    ("{gen1} aksine {0} {x} yiyor.", "{0} {x} yiyor, {1} ise yemiyor.", "{gen0} aksine {1} {x} yiyor.", "{1} {x} yiyor, {0} ise yemiyor."), ("{gen0} arkadaşı {1} için {x} getirdi.", "{1} için {x} getiren, {gen0} arkadaşıydı.", "{gen1} arkadaşı {0} için {x} getirdi.", "{0} için {x} getiren, {gen1} arkadaşıydı."),
    ("{1} {x} istediği için {0} markete gitti.", "{0} markete gitti, çünkü {1} {x} istiyordu.", "{0} {x} istediği için {1} markete gitti.", "{1} markete gitti, çünkü {0} {x} istiyordu."),
]  # fmt: skip


def scoped(random_: random.Random) -> Draft:
    a, b = two(NAMES, random_)
    x = random_.choice(FOODS)
    texts = [capital(p.format(a, b, x=x, **_forms(a, b))) for p in random_.choice(SCOPES)]
    return contrast(random_, texts[:2], texts[2:], 4.6, 2.2)


CITIES = "Lizbon Viyana Prag Atina Dublin Varşova Cenevre Napoli Boston Adana Bursa Samsun Sidney Tunus Rabat Beyrut Hamburg Konya Trabzon".split()
ROUTES = [
    ("Gece treni {abl0} {dat1} gidiyor.", "{abl0} kalkan gece treni {dat1} varıyor.", "{dat1} giden gece treni {abl0} kalkıyor."), ("{n} ilkbaharda {abl0} {dat1} taşındı.", "{n} ilkbaharda {abl0} ayrılıp {dat1} yerleşti.", "{n} ilkbaharda {acc0} bırakıp {dat1} gitti."),
    ("Koli {abl0} {dat1} gönderildi.", "{abl0} yollanan koli {dat1} gidiyordu.", "Birisi {dat1} {abl0} koli yolladı."), ("{0} {gen1} kuzeyinde.", "{1} {gen0} güneyinde.", "{1} {abl0} daha güneyde."), ("{0} {abl1} daha kalabalık.", "{1} {abl0} daha az kalabalık.", "{1} {0} kadar kalabalık değil."),
]  # fmt: skip


def routed(random_: random.Random) -> Draft:
    a, b = two(CITIES, random_)
    n, patterns = random_.choice(NAMES), random_.choice(ROUTES)
    same, other = ([p.format(u, v, n=n, **_forms(u, v)) for p in patterns] for u, v in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.7, 2.3)


KINDS_OF = [
    ("müzik aleti", "keman, flüt, davul, arp, trombon, akordeon", "Tavan arasında eski bir {x} vardı."), ("hayvan", "keçi, tilki, sincap, kirpi, eşek, samur", "Korucu yaralı bir {x} buldu."), ("kuş", "serçe, baykuş, leylek, kuğu, güvercin, martı", "Çatımızda bir {x} var."),
    ("taşıt", "kamyon, traktör, motosiklet, minibüs, taksi, ambulans", "Otoyolda çalıntı bir {x} bulundu."), ("alet", "çekiç, testere, matkap, tornavida, keski", "Rafı bitirmek için bir {x} ödünç aldı."), ("çiçek", "gül, lale, zambak, papatya, orkide, ayçiçeği", "Duvara bir {x} resmi çizdi."),
    ("ağaç", "meşe, huş, çam, söğüt, kestane, akçaağaç", "Çiftliğin arkasında yaşlı bir {x} var."), ("mobilya", "dolap, koltuk, kitaplık, çalışma masası, bank", "Merdivende bir {x} duruyordu."), ("böcek", "arı, kınkanatlı, çekirge, sivrisinek, kelebek, karınca", "Defterinin üzerinde bir {x} geziyordu."),
    ("meyve", "armut, şeftali, mango, erik, kavun, kiraz", "Yemekten sonra çocuğa bir {x} verildi."), ("silah", "kılıç, tabanca, mızrak, tüfek, hançer", "Hırsızın paltosunda bir {x} vardı."), ("giysi", "ceket, etek, kazak, yağmurluk, yelek", "Vestiyerde bir {x} unutulmuş."),
]  # fmt: skip


def broader(random_: random.Random) -> Draft:
    up, members, pattern = random_.choice(KINDS_OF)
    a, b = two(members.split(", "), random_)
    return pattern.format(x=a), pattern.format(x=up), pattern.format(x=b), 3.9, 2.6


WORDY = ["Söylemek istediğim şu: {s}", "Şunu bilmelisin: {s}", "Bana anlatılan şu: {s}", "Şunu da eklemek gerekir ki {s}", "Kısaca ifade etmek gerekirse {s}", "Bir şey daha söyleyeyim: {s}"]


def wordy(random_: random.Random) -> Draft:
    a, near, far, _, low = random_.choice([opposed, negated_deed, passive, counted, ordered])(random_)
    first = near.split(" ")[0].split("'")[0].rstrip(",")
    start = near if first in NAMES else lower(near[0]) + near[1:]
    return a, random_.choice(WORDY).format(s=start), far, 4.4, low


GRAMMAR = Grammar(
    "tr",
    {
        "role-swap": [passive, passive, converse, converse, compared],
        "harmless-swap": [symmetric],
        "negation": [negated_state, negated_deed, negated_deed, nobody],
        "antonym": [opposed],
        "number": [counted, counted, measured, measured, dated, clock, converted],
        "name": [placed, abbreviated, named],
        "modifier": [exchanged, exchanged, resized],
        "quantifier": [quantified],
        "time-order": [ordered],
        "word-order": [scoped, scoped, routed],
        "hypernym": [broader],
        "wordy": [wordy],
    },
)
