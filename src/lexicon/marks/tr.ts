/** Turkish words, phrases and (behind "~", as a pattern) endings of modality, condition and quantity; lines as in en.ts. */
export const TURKISH = `
modality necessary: ~zorund\\p{L}*, ~\\p{L}{2,}m[ae]l[ıi](?:y[ıi][mz]|s[ıi]n(?:[ıi]z)?|d[ıi]r|l[ae]r)?, gerek, gerekir, gerekiyor, gerekli, lazım, şart, zorunlu, zorunludur, mecburi, mecbur
modality advised: ~önerilir|önerilen|tavsiye
modality possible: ~\\p{L}{2,}y?[ae]b[ıi]l(?!ec|mek$)\\p{L}*, mümkün, mümkündür, ~olabil\\p{L}*
modality doubtful: belki, muhtemelen, galiba, herhalde, sanırım, olasılıkla
modality certain: kesinlikle, mutlaka, kesin, şüphesiz, elbette, muhakkak
modality wanted: ~ist(?:iyor|er)\\p{L}*, ~planlıyor\\p{L}*, ~umuyor\\p{L}*
modality optional: isteğe bağlı, seçmeli, ihtiyari
modality known: ~biliyor(?:um|uz|lar)?|bilirim|biliriz
modality believed: ~san(?:ıyor|ır)\\p{L}*, ~düşünüyor\\p{L}*, ~inanıyor\\p{L}*
modality planned: ~\\p{L}+[ae]c[ae](?:k|ğ)\\p{L}*
condition only: sadece, yalnızca, yalnız, ancak, sırf
condition merely: ~ibaret\\p{L}*
condition if: ~\\p{L}+(?:[ıiuüae]r|yor|d[ıiuü]y|m[ıiuü]ş|z|y|[ıiuü]|l|t|r|n|d)s[ae](?:m|n|k|n[ıi]z|lar|ler)?, eğer, takdirde, şartıyla, koşuluyla
condition unless: ~\\p{L}+m[ae]d[ıi]kç[ae], ~\\p{L}+m[ae]zs[ae]\\p{L}*, sürece
condition because: için, çünkü, ~sayesinde|yüzünden|nedeniyle|sebebiyle|dolayı|ötürü
condition although: rağmen, halde, karşın, ~\\p{L}+s[ae](?:m|n|k)? (?:bile|de|da)
condition except: hariç, dışında, başka
condition including: dahil, dâhil
condition when: ~\\p{L}+[ıiuü]nc[ae], zaman, ~\\p{L}+d[ıiuü]ğ[ıiuü]nd[ae]
condition while: ~\\p{L}+[ıiuüae]rken, sırasında
condition before: önce
condition after: sonra
quantifier half: ~yarı(?:m|s\\p{L}*)?, buçuk
quantifier all: ~tamam(?:[ıi]\\p{L}*)?, bütün, tüm, hepsi, her, herkes, ~hepsi\\p{L}*, her şey, ikisi de
quantifier least: en az, asgari
quantifier most: en çok, en fazla, azami
quantifier many: çok, birçok, fazla, ~çoğu\\p{L}*
quantifier few: az, ~azı
quantifier enough: yeterli, yeterince
quantifier some: bazı, birkaç, kimi, ~baz[ıi]lar\\p{L}*, bazı şeyler, biri, birisi
quantifier none: hiçbir, ~hiçbiri\\p{L}*
`;
