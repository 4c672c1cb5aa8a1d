import { refusedArgument } from "./arguments.ts";
import { throwIfAborted } from "./errors.ts";

/** Lets other work of the process have its turn. @throws StsError E_ABORTED */
export async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw refusedArgument("nextTurn: signal", signal, "an AbortSignal");
  await new Promise((resolve) => setTimeout(resolve, 0));
  throwIfAborted(signal);
}

/** Work of one thread goes on for so long, in ms, before other work has its turn. */
const LONGEST_TURN = 20;

/**
 * For loops of uneven steps: await what it returns at each step, and other work has its turn every 20 ms.
 * @throws StsError E_ABORTED, at the first step after the signal
 */
export function takingTurns(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now();
  return async () => {
    throwIfAborted(signal);
    if (performance.now() - since < LONGEST_TURN) return;
    await nextTurn(signal);
    since = performance.now();
  };
}
