import { array, assert, asyncProperty, constant, nat, oneof } from "fast-check";
import { expect, test } from "vitest";
import { createSharedReads } from "./shared-reads.ts";

/** A read that ends when the test says. */
function openReads() {
  const reads: PromiseWithResolvers<string>[] = [];
  const run = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  return { reads, run };
}

const turn = () => new Promise(setImmediate);

test("askers during two reads share the one that comes after", async () => {
  const { reads, run } = openReads();
  const share = createSharedReads<string>();

  const answers = Array.from({ length: 10 }, () => share("list", run));
  await turn();
  const begunAtFirst = reads.length;
  reads[0]?.resolve("first");
  await turn();
  reads[1]?.resolve("second");
  reads[2]?.resolve("third");

  expect(begunAtFirst).toBe(2);
  expect(await Promise.all(answers)).toEqual(["first", "second", ...Array.from({ length: 8 }, () => "third")]);
  expect(reads).toHaveLength(3);
});

test("other keys wait for nobody", () => {
  const { reads, run } = openReads();
  const share = createSharedReads<string>();

  for (const key of ["a", "b", "c", "d"]) void share(key, run);

  expect(reads).toHaveLength(4);
});

test("a read that fails fails its askers and nobody after them", async () => {
  const { reads, run } = openReads();
  const share = createSharedReads<string>();

  const [first, second, third, fourth] = [share("x", run), share("x", run), share("x", run), share("x", run)];
  reads[0]?.reject(new Error("down"));
  await expect(first).rejects.toThrow("down");
  await turn();
  reads[2]?.reject(new Error("still down"));
  await expect(third).rejects.toThrow("still down");
  await expect(fourth).rejects.toThrow("still down");
  reads[1]?.resolve("up");
  const later = share("x", run);
  reads[3]?.resolve("up again");

  expect(await Promise.all([second, later])).toEqual(["up", "up again"]);
});

test("more than a thousand askers do not wait for one read", () => {
  const { reads, run } = openReads();
  const share = createSharedReads<string>();

  for (let asker = 0; asker < 1012; asker++) void share("x", run);

  expect(reads).toHaveLength(12);
});

/** What may happen next: somebody asks, something changes, or the read of this place ends. */
const steps = array(
  oneof(
    constant("ask" as const),
    constant("change" as const),
    nat({ max: 3 }).map((place) => ({ end: place })),
  ),
  { maxLength: 60 },
);

test("whatever the order, nobody is told less than was true when they asked, and everybody is answered", () =>
  assert(
    asyncProperty(steps, async (happenings) => {
      const share = createSharedReads<number>();
      const open: (() => void)[] = [];
      let truth = 0;
      // What a read returns was true when it began.
      const run = () => {
        const seen = truth;
        return new Promise<number>((resolve) => open.push(() => resolve(seen)));
      };
      const asked: { at: number; answer: Promise<number> }[] = [];
      for (const step of happenings) {
        if (step === "ask") asked.push({ at: truth, answer: share("x", run) });
        else if (step === "change") truth++;
        else open.splice(step.end, 1)[0]?.();
        await turn();
      }
      while (open.length > 0) {
        open.shift()?.();
        await turn();
      }
      for (const { at, answer } of asked) expect(await answer).toBeGreaterThanOrEqual(at);
    }),
  ));
