import { createRandom } from "../random.ts";
import { judgeList } from "./judge-list.ts";
import { randomList } from "./random-list.ts";

interface ListReport {
  /** Values that were read as others without a word, each with its list. */
  silent: readonly string[];
  /** How many of the values were refused or remarked on, of all. */
  saidShare: number;
}

/** Reads so many random lists, and compares what is read with what is meant. */
export async function fuzzLists({ seed, count }: { seed: number; count: number }): Promise<ListReport> {
  const silent: string[] = [];
  let [right, said] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const list = randomList(createRandom((seed % 100_000) * 40_000 + index));
    const judgement = await judgeList(list);
    right += judgement.right;
    said += judgement.said;
    silent.push(...judgement.silent.map((one) => `list ${index}: ${one}\n${list.text}`));
  }
  return { silent, saidShare: said / (right + said) };
}
