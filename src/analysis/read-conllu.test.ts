import { expect, it } from "vitest";
import { readConllu } from "./read-conllu.ts";

const SENTENCE = `# sent_id = 1
# text = del mar.
1-2\tdel\t_\t_\t_\t_\t_\t_\t_\t_
1\tde\tde\tADP\t_\t_\t3\tcase\t_\t_
2\tel\tel\tDET\t_\tDefinite=Def\t3\tdet\t_\t_
3\tmar\tmar\tNOUN\t_\t_\t0\troot\t_\tSpaceAfter=No
3.1\tnada\t_\t_\t_\t_\t_\t_\t_\t_
4\t.\t.\tPUNCT\t_\t_\t3\tpunct\t_\t_
`;

it("reads words, multiword tokens and blanks, and passes over empty nodes", () => {
  const [sentence] = readConllu(SENTENCE.replaceAll("\n", "\r\n"), "x.conllu");
  expect(sentence!.words.map((w) => w.form)).toEqual(["de", "el", "mar", "."]);
  expect(sentence!.ranges).toEqual([{ from: 1, to: 2, form: "del", spaceAfter: true }]);
  expect(sentence!.words[2]).toMatchObject({ head: 0, deprel: "root", spaceAfter: false });
});

it("names file and line of what it cannot read", () => {
  expect(() => readConllu("1\ta\tb\n", "x.conllu")).toThrow(
    "x.conllu:1: expected 10 tab-separated columns, found 3",
  );
  expect(() => readConllu(SENTENCE.replace("3\tcase", "9\tcase"), "x.conllu")).toThrow(/head 9 is outside/);
  expect(() => readConllu(SENTENCE.replace("2\tel", "7\tel"), "x.conllu")).toThrow(
    "word 7 stands where 2 was due",
  );
});
