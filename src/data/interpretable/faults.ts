import { StsError } from "../../errors.ts";

/** What is wrong in a file: refused at once, or repaired and told. */
export class Faults {
  readonly repairs: string[] = [];

  private readonly file: string;
  private readonly lenient: boolean;

  constructor(file: string, lenient: boolean) {
    this.file = file;
    this.lenient = lenient;
  }

  /**
   * @param remedy what would do, for the refusal
   * @param repair what a lenient reading makes of it
   * @throws StsError E_FORMAT "file:line: problem; remedy" unless lenient
   */
  meet(line: number, problem: string, remedy: string, repair: string): void {
    if (!this.lenient) throw new StsError("E_FORMAT", `${this.file}:${line}: ${problem}; ${remedy}`);
    this.repairs.push(`${this.file}:${line}: ${problem}; ${repair}`);
  }
}

/** A piece of a file in a message: quoted, and cut when long. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return JSON.stringify(short);
}
