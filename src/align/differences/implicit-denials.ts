/** Words that deny by what they mean: where one stands against a denial, the texts may say the same. */
export const IMPLICIT: ReadonlySet<string> = new Set(
  (
    "fail failed fails declin refus deni refuse refused deny denied lack lacks lacking hardly barely scarcely rarely seldom few little avoid avoided prevent prevented stop stopped " +
    "without unable except lost perdido perdió kaybetti خاليه خالي خال cease missing absent free " +
    "falta carece evitar evita negó niega dejó apenas rechazó impide impidió excepto salvo falto " +
    "رفض امتنع فشل توقف تجنب نادرا منع سوي الا عجز " +
    "vazgeçti reddetti başarısız kaçın yoksun eksik"
  ).split(" "),
);
