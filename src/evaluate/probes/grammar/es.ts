import type { ProbeGrammar } from "./grammar.ts";
import { LATIN_KEYS } from "./keyboard.ts";

const person = (name: string) => ({ n: `el ${name}`, a: `al ${name}`, d: `del ${name}` });
const named = (name: string) => ({ n: name, a: `a ${name}`, d: `de ${name}` });

export const es: ProbeGrammar = {
  subjects: ["El profesor", "El panadero", "Mi vecino", "El conductor", "Nuestro tío", "El anciano"],
  pronoun: "",
  facts: [
    ["{s} habla francés.", "{s} domina la lengua de París.", "{s} no habla francés.", "{s} habla chino."],
    [
      "{s} vive cerca de la estación.",
      "{s} tiene su hogar junto a donde paran los trenes.",
      "{s} no vive cerca de la estación.",
      "{s} vive cerca de la costa.",
    ],
    [
      "{s} compró una casa nueva.",
      "{s} pagó por un hogar que nadie había usado antes.",
      "{s} no compró una casa nueva.",
      "{s} compró una chaqueta nueva.",
    ],
    ["{s} llegó a tiempo.", "{s} estaba allí cuando debía.", "{s} no llegó a tiempo.", "{s} llegó a pie."],
    [
      "{s} sabe tocar el piano.",
      "{s} hace música con teclas blancas y negras.",
      "{s} no sabe tocar el piano.",
      "{s} sabe tocar la trompeta.",
    ],
    [
      "{s} trabaja de noche.",
      "{s} cumple con su oficio cuando oscurece.",
      "{s} nunca trabaja de noche.",
      "{s} trabaja de camarero.",
    ],
    [
      "{s} bebe café fuerte.",
      "{s} toma una infusión oscura de mucho sabor.",
      "{s} no bebe café fuerte.",
      "{s} bebe vino fuerte.",
    ],
    [
      "{s} ha pagado el alquiler.",
      "{s} dio su dinero al dueño del piso.",
      "{s} no ha pagado el alquiler.",
      "{s} ha subido el alquiler.",
    ],
  ],
  opposites: [
    ["{s} es rico.", "{s} tiene muchísimo dinero.", "{s} es pobre."],
    ["{s} abrió la puerta.", "{s} hizo posible que entráramos.", "{s} cerró la puerta."],
    ["{s} ganó el juego.", "{s} venció a todos los demás.", "{s} perdió el juego."],
    ["{s} ama el invierno.", "{s} es feliz en los meses fríos.", "{s} odia el invierno."],
    ["{s} recordó la dirección.", "{s} aún sabía qué casa era.", "{s} olvidó la dirección."],
    ["{s} volvió a casa temprano.", "{s} regresó antes de lo que pensábamos.", "{s} volvió a casa tarde."],
  ],
  numbers: [
    ["El paquete pesa {n} kilos.", "En la báscula esta caja marca {n} kg."],
    ["La sala tiene {n} asientos.", "Dentro pueden sentarse {n} personas."],
    ["El autobús tarda {n} minutos.", "En transporte público se llega en {n} min."],
    ["La ruta tiene {n} kilómetros.", "De principio a fin se recorren {n} km."],
    ["La camisa cuesta {n} dólares.", "Hay que pagar {n} por esa prenda."],
    ["El capitán tiene {n} años.", "A los {n}, aún manda su barco."],
  ],
  places: [
    ["El congreso se celebra en {x}.", "Los expertos se reunirán en {x} para debatir."],
    ["El mapa antiguo apareció en {x}.", "Fue en {x} donde alguien halló aquella carta geográfica."],
    ["Mi hermana trabaja en {x}.", "La otra hija de mis padres tiene un empleo en {x}."],
    ["La fábrica de {x} cierra.", "Ya no se hará nada más en la planta de {x}."],
  ],
  placeNames: ["Berlín", "Madrid", "Lima", "Estambul", "Tokio", "Chicago", "Nairobi", "Oslo"],
  people: [
    [person("médico"), person("abogado")],
    [person("piloto"), person("cocinero")],
    [named("Ana"), named("Pablo")],
    [person("alcalde"), person("cura")],
    [named("mi tía"), named("mi primo")],
    [person("payaso"), person("juez")],
  ],
  roles: [
    ["{1n} llamó {2a}.", "{2n} recibió un telefonazo {1d}."],
    ["{1n} ayudó {2a} con el trabajo.", "{2n} recibió apoyo {1d} mientras trabajaba."],
    ["{1n} vendió el barco {2a}.", "{2n} compró la nave {1d}."],
    ["{1n} enseñó a nadar {2a}.", "{2n} aprendió natación gracias {1a}."],
    ["{1n} tiene más años que {2n}.", "{2n} nació después que {1n}."],
  ],
  events: [
    ["lavó el coche", "limpiar su vehículo"],
    ["cortó el césped", "segar la hierba"],
    ["dio de comer al perro", "alimentar a su mascota"],
    ["llamó a su madre", "hablar por teléfono con mamá"],
    ["pagó las facturas", "saldar lo que debía"],
    ["leyó el periódico", "mirar las noticias"],
  ],
  sequence: ["Primero {x}, luego {y}.", "Después de {x} pasó a {y}."],
  frames: [
    "Por lo que sé, y como te contará con gusto cualquiera del pueblo, la cosa es así: {p}",
    "Lo he pensado durante bastante tiempo y ya no me queda ninguna duda: {p}",
    "Para que después nadie diga que no se lo habían dicho, lo repito una vez más: {p}",
  ],
  locale: "es",
  plainLetters: { á: "a", é: "e", í: "i", ó: "o", ú: "u", ñ: "n" },
  keyboard: LATIN_KEYS,
  quotes: ["«", "»"],
};
