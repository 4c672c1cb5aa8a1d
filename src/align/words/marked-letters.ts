const ASCII = /^[\x00-\x7f]*$/;

/** A word as it is typed on a keyboard without marks: "müşteri" as "musteri", "árbol" as "arbol", "ısı" as "isi". */
export function withoutMarks(form: string): string {
  if (ASCII.test(form)) return form;
  return form.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}
