/** Spanish words and phrases of modality, condition and quantity; lines as in en.ts. */
export const SPANISH = `
modality necessary: debe, debes, deben, debo, debemos, debéis, deber, debía, debían, tiene que, tienen que, tengo que, tienes que, tenemos que, tuvo que, hay que, necesita, necesitan, obligatorio, obligatoria, obligado a, obligados a, obligada a, obligadas a, es necesario, hace falta, exige
modality advised: debería, deberías, deberíais, deberían, deberíamos, recomendable, aconsejable, recomendado, se recomienda, conviene
modality possible: puede, puedes, pueden, puedo, podemos, podéis, poder, pudo, pudieron, capaz de, permite, permitido
modality open: podría, podrías, podrían, pueda, puedan, puede ser, pudiera
modality doubtful: quizás, quizá, tal vez, a lo mejor, probablemente, posiblemente, probable, acaso, al parecer, seguramente
modality certain: ciertamente, definitivamente, sin duda, seguro que, con seguridad, con certeza, indudablemente
modality wanted: quiere, quieren, quiero, queremos, quieres, desea, desean, planea, planean, espera, pretende
modality optional: opcional, voluntario, voluntaria
modality known: sé, sabe, sabemos, saben, sabía
modality believed: creo, cree, creen, creemos, pienso, piensa, piensan, supongo, supone
modality planned: va a, van a, voy a, vamos a
condition only: solo, sólo, solamente, únicamente, exclusivamente
condition merely: más que, simplemente, meramente
condition if: si, siempre que, siempre y cuando, con tal de que, con tal que, en caso de que, a condición de que
condition unless: a menos que, salvo que, salvo si, excepto si, a no ser que
condition because: porque, ya que, puesto que, debido a, gracias a, por culpa de, a causa de
condition although: aunque, a pesar de, pese a, aun si, incluso si
condition except: excepto, salvo, menos
condition including: incluido, incluida, incluso, incluyendo
condition when: cuando, en cuanto
condition while: mientras
condition before: antes de que, antes de, antes
condition after: después de que, después de, después
quantifier half: mitad, media, medio
quantifier all: todo, toda, todos, todas, cada
quantifier least: al menos, por lo menos, como mínimo, mínimo
quantifier most: como máximo, a lo sumo, máximo, como mucho, a lo más, a lo sumo
quantifier many: mucho, mucha, muchos, muchas, un montón de
quantifier few: poco, poca, pocos, pocas
quantifier enough: bastante, bastantes, suficiente, suficientes
quantifier some: algo, algunos, algunas, varios, varias, algo de
`;
