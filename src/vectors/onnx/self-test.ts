import type { Manifest } from "../../packages/manifest.ts";
import { noteDeviation } from "../arithmetic.ts";
import type { CrossEncoder } from "../cross-encoder.ts";
import type { Encoder } from "../encoder.ts";

/** Below the first cosine to the vector made with the weights scores differ visibly, below the second they mean little. */
const SELF_TEST_COSINE = { visible: 0.999, wrong: 0.9 };

/**
 * int8 arithmetic differs between processors (saturation without VNNI): the manifest's text must give the
 * manifest's vector. A difference stands in reports (`arithmeticInUse`); where scores mean little it is a notice too.
 */
export async function selfTest(
  encoder: Encoder,
  test: Manifest["selfTest"],
  notice: ((message: string) => void) | undefined,
): Promise<void> {
  if (test === undefined || !("vector" in test)) return;
  const { data } = await encoder.encode([test.text]);
  let dot = 0;
  let left = 0;
  let right = 0;
  for (const [i, value] of test.vector.entries()) {
    dot += value * (data[i] ?? 0);
    left += value * value;
    right += (data[i] ?? 0) ** 2;
  }
  const cosine = dot / Math.sqrt(left * right);
  if (cosine >= SELF_TEST_COSINE.visible) return;
  noteDeviation(encoder.name, `self-test cosine ${cosine.toFixed(4)}`);
  if (cosine >= SELF_TEST_COSINE.wrong) return;
  notice?.(
    `model "${encoder.name}" gives other vectors on this processor than where it was made ` +
      `(cosine ${cosine.toFixed(4)} on its self-test text); scores may mean little`,
  );
}

/** A pair's score (0..1) further from the recorded one than the first changes what users see, than the second means little. */
const SELF_TEST_SCORE = { visible: 0.01, wrong: 0.2 };

/** As `selfTest`, for a cross-encoder: the manifest's pair must give the manifest's score. */
export async function pairSelfTest(
  encoder: CrossEncoder,
  test: Manifest["selfTest"],
  notice: ((message: string) => void) | undefined,
): Promise<void> {
  if (test === undefined || !("score" in test)) return;
  const [a, b] = test.texts;
  const { scores } = await encoder.score([{ a, b }]);
  const score = scores[0]!;
  const off = Math.abs(score - test.score);
  if (off <= SELF_TEST_SCORE.visible) return;
  noteDeviation(encoder.name, `self-test ${score.toFixed(4)} for ${test.score.toFixed(4)}`);
  if (off <= SELF_TEST_SCORE.wrong) return;
  notice?.(
    `model "${encoder.name}" gives other scores on this processor than where it was made ` +
      `(${score.toFixed(4)} for ${test.score.toFixed(4)} on its self-test pair); scores may mean little`,
  );
}
