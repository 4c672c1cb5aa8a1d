/** Why a run ends before its time: the reason of the signal that `CliIo` carries. */
export class Interruption extends Error {
  /** 128 and the number of the signal, as shells have it. */
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}
