import { seededRandom } from "../../../../stats/index.ts";

const ROUNDS = 60;
const WORD_PRIOR = 0.01;
const INFERENCE_ROUNDS = 30;

/**
 * Topics of latent Dirichlet allocation by collapsed Gibbs sampling. O(rounds tokens topics)
 *
 * @param texts words by number
 * @returns share of each word in each topic, shape [words * topics]
 * @see Griffiths and Steyvers 2004, https://doi.org/10.1073/pnas.0307752101
 */
export function learnTopics(
  texts: readonly (readonly number[])[],
  words: number,
  topics: number,
): Float32Array {
  const random = seededRandom(1);
  const prior = topicPrior(topics);
  const inTopic = new Float64Array(words * topics);
  const sums = new Float64Array(topics);
  const inText = texts.map(() => new Float64Array(topics));
  const topicOf = texts.map((ids, t) =>
    Int32Array.from(ids, (id) => {
      const topic = random.below(topics);
      add(id, t, topic, 1);
      return topic;
    }),
  );
  function add(id: number, text: number, topic: number, count: number): void {
    inTopic[id * topics + topic]! += count;
    sums[topic]! += count;
    inText[text]![topic]! += count;
  }
  const shares = new Float64Array(topics);
  for (let round = 0; round < ROUNDS; round++)
    for (const [t, ids] of texts.entries())
      for (const [i, id] of ids.entries()) {
        add(id, t, topicOf[t]![i]!, -1);
        let total = 0;
        for (let k = 0; k < topics; k++) {
          const word = (inTopic[id * topics + k]! + WORD_PRIOR) / (sums[k]! + words * WORD_PRIOR);
          total += (inText[t]![k]! + prior) * word;
          shares[k] = total;
        }
        const place = random.uniform() * total;
        let topic = 0;
        while (topic < topics - 1 && shares[topic]! <= place) topic++;
        topicOf[t]![i] = topic;
        add(id, t, topic, 1);
      }
  return Float32Array.from(inTopic, (count, at) => {
    const topic = at % topics;
    return (count + WORD_PRIOR) / (sums[topic]! + words * WORD_PRIOR);
  });
}

/** A text's shares of topics, sum 1: expectation and maximisation with the topics held, from equal shares. */
export function topicsOf(
  { table, dimension }: { readonly table: Float32Array; readonly dimension: number },
  ids: readonly number[],
): Float64Array {
  const prior = topicPrior(dimension);
  let shares = new Float64Array(dimension).fill(1 / dimension);
  for (let round = 0; round < INFERENCE_ROUNDS; round++) {
    const next = new Float64Array(dimension).fill(prior);
    for (const id of ids) {
      const word = table.subarray(id * dimension, (id + 1) * dimension);
      const total = word.reduce((sum, value, k) => sum + value * shares[k]!, 0);
      for (let k = 0; k < dimension; k++) next[k]! += (word[k]! * shares[k]!) / total;
    }
    const sum = next.reduce((all, value) => all + value, 0);
    shares = next.map((value) => value / sum);
  }
  return shares;
}

/** Few topics a sentence. */
function topicPrior(topics: number): number {
  return 5 / topics;
}
