import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { StsError } from "./errors.ts";

/** Whether work may be shared out: a thread that holds another waits for it in vain. */
export function mayStartThreads(): boolean {
  return isMainThread;
}

/** What another thread sends back, or what went wrong. */
type Reply<Answer> =
  | { readonly answer: Answer }
  | { readonly code: StsError["code"]; readonly message: string };

const END = "end";

/** Another thread, which answers in the order of what it is asked. It keeps the process alive while it is at work alone. */
export class OtherThread<Asked, Answer> {
  readonly #worker: Worker;
  readonly #waiting: { resolve(answer: Answer): void; reject(cause: unknown): void }[] = [];
  readonly #gone: Promise<void>;
  #isLost = false;
  #isEnding = false;

  /**
   * @param module address of the module that runs there: one that others load by `import()` alone, so that what is built
   *   has a file of its own for it
   * @param serves name of its function that calls `serveThread`
   * @param data what `threadData` gives there
   */
  constructor(module: string, serves: string, data?: unknown) {
    const load = `import(${JSON.stringify(module)}).then((module) => module.${serves}())`;
    // A loader of sources that the process was started with is not there for its threads.
    const code = module.endsWith(".ts") ? `${readingSources()}.then(() => ${load})` : load;
    this.#worker = new Worker(code, { eval: true, workerData: data });
    this.#worker.on("message", (reply: Reply<Answer>) => {
      const asked = this.#waiting.shift();
      if (this.load === 0 && !this.#isEnding) this.#worker.unref();
      if ("answer" in reply) asked?.resolve(reply.answer);
      else asked?.reject(new StsError(reply.code, reply.message));
    });
    this.#gone = new Promise((resolve) => this.#worker.on("exit", () => resolve()));
    this.#worker.on("error", (cause) => this.refuse(cause));
    this.#worker.on("exit", () =>
      this.refuse(new StsError("E_MODEL", "a thread that was at work has ended")),
    );
    this.#worker.unref();
  }

  /** Whether it can only be ended. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** How much it was asked and has not answered. */
  get load(): number {
    return this.#waiting.length;
  }

  /** @throws StsError as the answering function; what else goes wrong there ends the thread and is told as it is */
  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage({ asked });
    });
  }

  /** Whoever waits for an answer is told this instead; the thread can only be ended then. */
  refuse(cause: unknown): void {
    this.#isLost = true;
    for (const { reject } of this.#waiting.splice(0)) reject(cause);
  }

  /** Lets it close what it has open, or, where it is at work, stops it. */
  async end(): Promise<void> {
    // Its last answer may be under way: the process has to stay until the thread is gone.
    this.#isEnding = true;
    this.#worker.ref();
    if (this.load > 0 || this.#isLost) {
      this.refuse(new StsError("E_ABORTED", "a thread was stopped at its work"));
      await this.#worker.terminate();
      return;
    }
    this.#worker.postMessage(END);
    await this.#gone;
  }
}

/** Code that lets a thread load TypeScript. */
function readingSources(): string {
  const loader = import.meta.resolve("tsx/esm/api");
  return `import(${JSON.stringify(loader)}).then(({ register }) => register())`;
}

/** What the thread was given when it was made. */
export function threadData(): unknown {
  return workerData;
}

/** What runs in another thread: answers one after another, until it is told to end. */
export function serveThread<Asked, Answer>(
  answer: (asked: Asked) => Promise<Answer>,
  close: () => Promise<void> = async () => {},
): void {
  const port = parentPort!;
  // The next waits until this one is answered.
  let before: Promise<void> = Promise.resolve();
  const reply = async (message: { readonly asked: Asked } | typeof END): Promise<void> => {
    if (message === END) {
      await close();
      port.close();
      return;
    }
    try {
      port.postMessage({ answer: await answer(message.asked) } satisfies Reply<Answer>);
    } catch (error) {
      if (!(error instanceof StsError)) throw error;
      port.postMessage({ code: error.code, message: error.message } satisfies Reply<Answer>);
    }
  };
  port.on("message", (message: { readonly asked: Asked } | typeof END) => {
    before = before.then(() => reply(message));
  });
}
