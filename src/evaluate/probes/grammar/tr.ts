import type { ProbeGrammar } from "./grammar.ts";
import { LATIN_KEYS } from "./keyboard.ts";

/** Nominative, accusative, dative, ablative. */
const person = (n: string, a: string, d: string, b: string) => ({ n, a, d, b });

export const tr: ProbeGrammar = {
  subjects: ["Öğretmen", "Fırıncı", "Komşum", "Şoför", "Amcamız", "Yaşlı adam"],
  pronoun: "",
  facts: [
    [
      "{s} Fransızca konuşuyor.",
      "{s} Paris'in dilini biliyor.",
      "{s} Fransızca konuşmuyor.",
      "{s} Çince konuşuyor.",
    ],
    [
      "{s} istasyonun yanında oturuyor.",
      "{s} trenlerin durduğu yere yakın bir evde yaşıyor.",
      "{s} istasyonun yanında oturmuyor.",
      "{s} limanın yanında oturuyor.",
    ],
    [
      "{s} yeni bir ev aldı.",
      "{s} kimsenin yaşamadığı bir konuta para verdi.",
      "{s} yeni bir ev almadı.",
      "{s} yeni bir ceket aldı.",
    ],
    [
      "{s} zamanında geldi.",
      "{s} olması gereken saatte oradaydı.",
      "{s} zamanında gelmedi.",
      "{s} yürüyerek geldi.",
    ],
    [
      "{s} piyano çalabiliyor.",
      "{s} siyah beyaz tuşlarla müzik yapıyor.",
      "{s} piyano çalamıyor.",
      "{s} trompet çalabiliyor.",
    ],
    [
      "{s} geceleri çalışıyor.",
      "{s} işini karanlıkta yapıyor.",
      "{s} geceleri çalışmıyor.",
      "{s} denizde çalışıyor.",
    ],
    [
      "{s} sert kahve seviyor.",
      "{s} tadı yoğun, koyu bir içecekten hoşlanıyor.",
      "{s} sert kahve sevmiyor.",
      "{s} sert rüzgâr seviyor.",
    ],
    ["{s} kirayı ödedi.", "{s} ev sahibine parasını verdi.", "{s} kirayı ödemedi.", "{s} kirayı artırdı."],
  ],
  opposites: [
    ["{s} zengin.", "{s} çok para sahibi.", "{s} yoksul."],
    ["{s} kapıyı açtı.", "{s} içeri girebilmemizi sağladı.", "{s} kapıyı kapattı."],
    ["{s} oyunu kazandı.", "{s} bütün ötekileri yendi.", "{s} oyunu kaybetti."],
    ["{s} kışı seviyor.", "{s} soğuk aylarda mutlu oluyor.", "{s} kıştan nefret ediyor."],
    ["{s} adresi hatırladı.", "{s} hangi ev olduğunu hâlâ biliyordu.", "{s} adresi unuttu."],
    ["{s} eve erken döndü.", "{s} sandığımızdan önce geri geldi.", "{s} eve geç döndü."],
  ],
  numbers: [
    ["Paket {n} kilo geliyor.", "Terazide bu kutu {n} kg çekiyor."],
    ["Salonda {n} koltuk var.", "İçeride {n} kişi oturabilir."],
    ["Otobüs {n} dakikada gidiyor.", "Toplu taşımayla yol {n} dk sürüyor."],
    ["Rota {n} kilometre uzunluğunda.", "Baştan sona {n} km yol alınıyor."],
    ["Gömlek {n} dolar.", "Bu giysi için {n} ödemek gerekiyor."],
    ["Kaptan {n} yaşında.", "Gemisini hâlâ yöneten adam {n} yıl önce doğmuş."],
  ],
  places: [
    ["Kongre {x} yapılıyor.", "Uzmanlar görüşmek üzere {x} buluşacak."],
    ["Eski harita {x} bulundu.", "O çizim {x} ortaya çıktı."],
    ["Kız kardeşim {x} çalışıyor.", "Annemin öbür kızının işi {x}."],
    ["Fuar bu yıl {x} açılacak.", "Sergi on iki ay içinde {x} başlıyor."],
  ],
  placeNames: [
    "Berlin'de",
    "Madrid'de",
    "Kahire'de",
    "İstanbul'da",
    "Tokyo'da",
    "Şikago'da",
    "Nairobi'de",
    "Oslo'da",
  ],
  people: [
    [
      person("doktor", "doktoru", "doktora", "doktordan"),
      person("avukat", "avukatı", "avukata", "avukattan"),
    ],
    [person("pilot", "pilotu", "pilota", "pilottan"), person("aşçı", "aşçıyı", "aşçıya", "aşçıdan")],
    [
      person("Ayşe", "Ayşe'yi", "Ayşe'ye", "Ayşe'den"),
      person("Mehmet", "Mehmet'i", "Mehmet'e", "Mehmet'ten"),
    ],
    [
      person("belediye başkanı", "belediye başkanını", "belediye başkanına", "belediye başkanından"),
      person("imam", "imamı", "imama", "imamdan"),
    ],
    [
      person("teyzem", "teyzemi", "teyzeme", "teyzemden"),
      person("kuzenim", "kuzenimi", "kuzenime", "kuzenimden"),
    ],
    [
      person("palyaço", "palyaçoyu", "palyaçoya", "palyaçodan"),
      person("yargıç", "yargıcı", "yargıca", "yargıçtan"),
    ],
  ],
  roles: [
    ["{1n} {2a} aradı.", "{2d} {1b} telefon geldi."],
    ["{1n} {2d} işinde yardım etti.", "{2n} {1b} çalışırken destek gördü."],
    ["{1n} tekneyi {2d} sattı.", "{2n} kayığı {1b} satın aldı."],
    ["{1n} {2d} yüzmeyi öğretti.", "{2n} suda ilerlemeyi {1b} öğrendi."],
    ["{1n} {2b} daha yaşlı.", "{2n} {1b} daha genç."],
  ],
  events: [
    ["arabayı yıkadı", "aracını temizlemek"],
    ["çimleri biçti", "otları kesmek"],
    ["köpeği besledi", "hayvanına yemek vermek"],
    ["annesini aradı", "telefonda anneyle konuşmak"],
    ["faturaları ödedi", "borçlarını kapatmak"],
    ["gazeteyi okudu", "haberlere bakmak"],
  ],
  sequence: ["Önce {x}, sonra {y}.", "İlk işi {x}, ikincisi {y} oldu."],
  frames: [
    "Bildiğim kadarıyla ve köyde kime sorarsan sana seve seve anlatacağı gibi durum şöyle: {p}",
    "Bunu epey uzun süre düşündüm ve artık aklımda en ufak bir kuşku kalmadı: {p}",
    "Sonradan kimse bana söylenmedi demesin diye bir kez daha yineliyorum: {p}",
  ],
  locale: "tr",
  plainLetters: { ş: "s", ğ: "g", ı: "i", ö: "o", ü: "u", ç: "c", â: "a", û: "u" },
  keyboard: LATIN_KEYS,
  quotes: ["“", "”"],
};
