import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { unzip } from "../../test/files/unzip.ts";
import { zip, type ZipEntry } from "./zip.ts";

const modified = new Date("2026-05-04T15:30:00Z");
const entry = (name: string, content: Iterable<string> | AsyncIterable<string | Buffer>): ZipEntry => ({
  name,
  modified,
  content: Readable.from(content, { objectMode: false }),
});

async function* entriesIn(contents: Record<string, string[]>): AsyncGenerator<ZipEntry> {
  for (const [name, parts] of Object.entries(contents)) yield entry(name, parts);
}

test("what goes in comes out, under its name", async () => {
  const bytes = await buffer(
    zip(entriesIn({ "a.txt": ["one ", "two"], "ordner/Größe.csv": ["é".repeat(100_000)], empty: [] })),
  );

  expect(unzip(bytes)).toEqual({ "a.txt": "one two", "ordner/Größe.csv": "é".repeat(100_000), empty: "" });
});

test("without entries it is an empty zip", async () => {
  expect(unzip(await buffer(zip(entriesIn({}))))).toEqual({});
});

/** Writes down what happens to the entries and to the contents that `parts` yields. */
function recorded(names: readonly string[], parts: () => AsyncGenerator<string | Buffer>) {
  const seen: string[] = [];
  async function* content(name: string) {
    seen.push(`${name} read`);
    try {
      yield* parts();
    } finally {
      seen.push(`${name} closed`);
    }
  }
  async function* entries() {
    try {
      for (const name of names) {
        seen.push(`${name} asked for`);
        yield entry(name, content(name));
      }
    } finally {
      seen.push("entries closed");
    }
  }
  return { seen, entries: entries() };
}

async function* short() {
  yield "short";
}

const noise = randomBytes(64 * 1024); // Cannot be compressed.

async function* endless() {
  for (;;) yield noise;
}

async function* broken() {
  yield "start";
  throw new Error("the disk is gone");
}

test("one content is open at a time", async () => {
  const { seen, entries } = recorded(["a", "b"], short);

  await buffer(zip(entries));

  expect(seen.join(", ")).toBe("a asked for, a read, a closed, b asked for, b read, b closed, entries closed");
});

test("a content that breaks off breaks the zip off", async () => {
  const { seen, entries } = recorded(["a", "b"], broken);

  await expect(buffer(zip(entries))).rejects.toThrow("the disk is gone");

  expect(seen).toEqual(["a asked for", "a read", "a closed", "entries closed"]);
});

async function* brokenEntries() {
  yield entry("a", short());
  throw new Error("the database is gone");
}

test("entries that break off break the zip off", async () => {
  await expect(buffer(zip(brokenEntries()))).rejects.toThrow("the database is gone");
});

test.each(["../a", "/a", "a/", ""])("a zip with the name %j is refused, and its content closed", async (name) => {
  const refused = entry(name, short());
  async function* entries() {
    yield refused;
  }

  await expect(buffer(zip(entries()))).rejects.toThrow(/path/i);

  expect(refused.content.destroyed).toBe(true);
});

test("no more is read than is taken", async () => {
  let [read, taken] = [0, 0];
  async function* counted() {
    for await (const piece of endless()) {
      read += piece.length;
      yield piece;
    }
  }
  const pieces = zip(recorded(["a"], counted).entries);
  const ahead: number[] = [];

  for (let piece = 0; piece < 20; piece++) {
    taken += (await pieces.next()).value?.length ?? 0;
    await pause(20); // Long enough to read megabytes.
    ahead.push(read - taken);
  }
  await pieces.return(undefined);

  expect(Math.max(...ahead)).toBeLessThan(2_000_000);
});

test("who stops reading closes what is open", async () => {
  const { seen, entries } = recorded(["a", "b"], endless);
  const pieces = zip(entries);
  await pieces.next();
  await pieces.next();

  await pieces.return(undefined);

  expect(seen).toEqual(["a asked for", "a read", "a closed", "entries closed"]);
});

test("what is opened while the reader stops is closed", async () => {
  const late = entry("b", short());
  const opening = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  async function* entries() {
    yield entry("a", short());
    asked.resolve();
    await opening.promise;
    yield late;
  }
  const pieces = zip(entries());
  await pieces.next();
  await asked.promise;
  const stopped = pieces.return(undefined);

  opening.resolve();
  await stopped;

  expect(late.content.destroyed).toBe(true);
});

test("of contents that are read nothing stays in memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const contents: WeakRef<Readable>[] = [];
  const held: number[] = [];
  const measure = async () => {
    await nextTurn();
    collect();
    await nextTurn(); // What was packed is let go after its stream.
    collect();
    held.push(process.memoryUsage().arrayBuffers);
  };
  async function* entries() {
    await measure();
    for (let index = 0; index < 200; index++) {
      const one = entry(`${index}`, Readable.from([noise]));
      contents.push(new WeakRef(one.content));
      yield one;
    }
    await measure();
  }

  for await (const piece of zip(entries())) expect(piece.length).toBeGreaterThan(0);

  const [before = 0, after = Infinity] = held;
  expect(contents.filter((content) => content.deref()).length).toBeLessThan(10);
  expect(after - before).toBeLessThan(2_000_000); // Of 13 MB.
});
