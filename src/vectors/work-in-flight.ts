import { checkText } from "../arguments.ts";
import { StsError } from "../errors.ts";

/**
 * Calls of something that can be closed: those that run are waited for before what they need is let go, and later ones
 * are refused.
 */
export class WorkInFlight {
  readonly #what: string;
  #running = 0;
  #whenIdle: () => void = () => {};
  #closing: Promise<void> | undefined;

  /** @param what in messages: `system "base"` */
  constructor(what: string) {
    checkText(what, "WorkInFlight: what");
    this.#what = what;
  }

  /** Does it and counts it as running. @throws StsError E_INPUT once `close` was called; what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing !== undefined) throw new StsError("E_INPUT", `${this.#what} is closed`);
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      if (this.#running === 0) this.#whenIdle();
    }
  }

  /** Lets go once nothing runs any more; the first call counts, others wait with it. */
  close(release: () => Promise<void>): Promise<void> {
    this.#closing ??= this.#idle().then(release);
    return this.#closing;
  }

  #idle(): Promise<void> {
    return this.#running === 0 ? Promise.resolve() : new Promise((resolve) => (this.#whenIdle = resolve));
  }
}
