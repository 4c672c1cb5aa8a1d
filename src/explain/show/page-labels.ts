import type { ChunkMark } from "../../data/index.ts";
import type { ExplainedChunk } from "../explanation.ts";
import type { Locale } from "../locale.ts";

/** Words of the page in the reader's language. */
export interface PageLabels {
  readonly first: string;
  readonly second: string;
  readonly number: string;
  readonly type: string;
  readonly strength: string;
  readonly caption: string;
  readonly types: Readonly<Record<ExplainedChunk["type"], string>>;
  readonly flags: Readonly<Record<ChunkMark, string>>;
}

export const LABELS: Readonly<Record<Locale, PageLabels>> = {
  en: {
    first: "First text",
    second: "Second text",
    number: "No.",
    type: "What they are to each other",
    strength: "Strength (0–5)",
    caption: "Parts that go together, and parts that stand alone",
    types: {
      EQUI: "same meaning",
      OPPO: "opposite",
      SPE1: "first more exact",
      SPE2: "second more exact",
      SIMI: "similar",
      REL: "related",
      NOALI: "stands alone",
    },
    flags: { FACT: "one is no matter of fact", POL: "one denies" },
  },
  es: {
    first: "Primer texto",
    second: "Segundo texto",
    number: "N.º",
    type: "Relación",
    strength: "Fuerza (0–5)",
    caption: "Partes que se corresponden y partes que están solas",
    types: {
      EQUI: "mismo significado",
      OPPO: "opuesto",
      SPE1: "el primero es más preciso",
      SPE2: "el segundo es más preciso",
      SIMI: "parecido",
      REL: "relacionado",
      NOALI: "está solo",
    },
    flags: { FACT: "uno no es un hecho", POL: "uno niega" },
  },
  ar: {
    first: "النص الأول",
    second: "النص الثاني",
    number: "رقم",
    type: "العلاقة",
    strength: "القوة (0–5)",
    caption: "أجزاء متقابلة وأجزاء منفردة",
    types: {
      EQUI: "المعنى نفسه",
      OPPO: "ضد",
      SPE1: "الأول أكثر تفصيلا",
      SPE2: "الثاني أكثر تفصيلا",
      SIMI: "متشابه",
      REL: "له صلة",
      NOALI: "منفرد",
    },
    flags: { FACT: "أحدهما ليس حقيقة واقعة", POL: "أحدهما ينفي" },
  },
  tr: {
    first: "Birinci metin",
    second: "İkinci metin",
    number: "No.",
    type: "İlişki",
    strength: "Güç (0–5)",
    caption: "Birbirini karşılayan ve yalnız kalan parçalar",
    types: {
      EQUI: "aynı anlam",
      OPPO: "karşıt",
      SPE1: "birincisi daha ayrıntılı",
      SPE2: "ikincisi daha ayrıntılı",
      SIMI: "benzer",
      REL: "ilişkili",
      NOALI: "karşılığı yok",
    },
    flags: { FACT: "biri gerçekleşmiş değil", POL: "biri yadsıyor" },
  },
};
