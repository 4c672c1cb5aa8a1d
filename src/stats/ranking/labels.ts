import { checkNumbers } from "../../arguments.ts";
import { StsError } from "../../errors.ts";

/** Yes/no answers: true or 1 = yes, false or 0 = no. */
export type Labels = ArrayLike<number | boolean>;

/** Labels as zeros and ones. @throws StsError E_INPUT when there is any other value */
export function zeroOne(name: string, labels: Labels): Uint8Array {
  checkNumbers(labels, `${name}: labels`);
  return Uint8Array.from({ length: labels.length }, (_, i) => {
    const label = Number(labels[i]);
    if (label === 0 || label === 1) return label;
    throw new StsError("E_INPUT", `${name}: label ${i} is ${labels[i]}, expected 0, 1, false or true`);
  });
}

/** How many labels are yes. */
export function countYes(labels: Uint8Array): number {
  let yes = 0;
  for (const label of labels) yes += label;
  return yes;
}
