/** Says on stderr how far long work is: at most every two seconds on a terminal, every twenty elsewhere. */
export function progress(label: string, total: number): (done: number) => void {
  const pause = process.stderr.isTTY ? 2000 : 20_000;
  const started = performance.now();
  let last = started;
  return (done) => {
    const now = performance.now();
    if (now - last < pause && done < total) return;
    last = now;
    const seconds = (now - started) / 1000;
    const left = done === 0 ? "" : `, ${Math.round((seconds / done) * (total - done))} s left`;
    process.stderr.write(
      `${label}: ${done} of ${total} in ${Math.round(seconds)} s${done < total ? left : ""}\n`,
    );
  };
}
