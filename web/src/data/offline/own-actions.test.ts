import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { actionStore, type ActionStore } from "./action-store.ts";
import { OwnActions } from "./own-actions.ts";
import type { Asked, Failure, QueuedAction, ShownAction } from "./queued-action.ts";

let store: ActionStore;
let isOnline: boolean;
/** What the server has carried out, by client key. */
let done: Map<string, QueuedAction>;
let answers: (Failure | "lost response" | null)[];
let pages: OwnActions[];
let sent: Promise<unknown>[];
let serial: number;
let random: () => number;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = actionStore();
  [isOnline, done, answers, pages, sent, serial] = [true, new Map(), [], [], [], 0];
  random = () => 0.5;
});
afterEach(async () => {
  pages.forEach((page) => page.stop());
  await Promise.all(sent); // What a stopped page has begun to send must not reach the server of the next test.
});

const network: Failure = { code: "network", message: "No connection", theirs: null };
const refusal: Failure = { code: "order-closed", message: "The order is closed", theirs: null };
const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Carries out each client key once, as the server does; some requests and some responses are lost. */
async function send(action: QueuedAction): Promise<Failure | null> {
  await pause(random() * 3);
  if (!isOnline) return network;
  const answer = answers.shift() ?? null;
  if (answer && answer !== "lost response") return answer;
  if (!done.has(action.id)) done.set(action.id, action);
  await pause(random() * 3);
  return answer === "lost response" || !isOnline ? network : null;
}

/** A page, in a browser without locks. */
function openPage(userId = "tom") {
  let shown: readonly ShownAction[] = [];
  const actions = new OwnActions(
    userId,
    {
      store,
      locks: undefined,
      send(action) {
        const sending = send(action);
        sent.push(sending);
        return sending;
      },
      awaitsUploads: async () => false,
      isOnline: () => isOnline,
      now: Date.now,
      ids: () => `${userId}-${++serial}`,
    },
    { onChange: (next) => (shown = next), onSent: async () => {} },
  );
  pages.push(actions);
  return { actions, shown: () => shown };
}

const message = (body: string, orderId = "7"): Asked => ({
  verb: "postOrderMessage",
  input: { orderId, body },
  orderId,
  about: body,
  subject: null,
});

async function keep({ actions }: ReturnType<typeof openPage>, body: string, orderId: string) {
  const added = await actions.add(message(body, orderId));
  void actions.release(added, false);
}

async function leave({ actions }: ReturnType<typeof openPage>, asked: Asked) {
  const added = await actions.add(asked);
  await actions.release(added, false);
}

const bodies = () => [...done.values()].map(({ input }) => input["body"]);

test("what was done without a network is sent in its order when it is back", async () => {
  isOnline = false;
  const page = openPage();
  for (const body of ["one", "two", "three"]) await leave(page, message(body));
  const before = page.shown().map(({ about }) => about);

  isOnline = true;
  page.actions.wake();

  await expect.poll(bodies).toEqual(["one", "two", "three"]);
  await expect.poll(page.shown).toEqual([]);
  expect(before).toEqual(["one", "two", "three"]);
});

test("a closed page loses nothing, and a lost response repeats nothing", async () => {
  isOnline = false;
  const first = openPage();
  await leave(first, message("one"));
  first.actions.stop();
  isOnline = true;
  answers = ["lost response"];

  const second = openPage();
  await expect.poll(() => done.size).toBe(1);
  await expect.poll(() => second.shown()[0]?.attempts).toBe(1);
  second.actions.wake();

  await expect.poll(second.shown).toEqual([]);
  expect(bodies()).toEqual(["one"]);
});

test("a refused action stays with its reason and stops no other, until it is sent again or discarded", async () => {
  isOnline = false;
  const page = openPage();
  for (const body of ["one", "two", "three"]) await leave(page, message(body));
  answers = [refusal, refusal];
  isOnline = true;
  page.actions.wake();
  await expect.poll(bodies).toEqual(["three"]);
  await expect.poll(() => page.shown().map(({ problem }) => problem)).toEqual(Array(2).fill("The order is closed"));
  const [one, two] = page.shown();

  await page.actions.retry(one!.id);
  await page.actions.discard(two!.id);

  await expect.poll(bodies).toEqual(["three", "one"]);
  await expect.poll(page.shown).toEqual([]);
});

test("another login neither sees nor sends what waits", async () => {
  isOnline = false;
  const toms = openPage();
  await leave(toms, message("of Tom"));
  toms.actions.stop();
  isOnline = true;

  const adas = openPage("ada");
  await adas.actions.ready;
  await pause(20);

  expect([adas.shown(), bodies()]).toEqual([[], []]);
});

test("what the screen sends itself is not sent by the queue, unless that failed", async () => {
  const page = openPage();
  const added = await page.actions.add(message("one"));
  page.actions.wake();
  await pause(20);
  const before = bodies();

  await page.actions.release(added, false);

  await expect.poll(bodies).toEqual(["one"]);
  expect(before).toEqual([]);
});

/** The same row of numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test.each([1, 2, 3])("seed %i: of 200 cuts and reloads, nothing is lost and nothing doubled", async (seed) => {
  random = numbersFrom(seed);
  const kept: string[] = [];
  const allAdded: Promise<unknown>[] = [];
  let page = openPage();
  for (let cut = 0; cut < 200; cut++) {
    if (random() < 0.5) {
      const body = `message ${cut}`;
      const adding = keep(page, body, random() < 0.5 ? "7" : "8").then(() => kept.push(body)); // From here on it is the device's.
      allAdded.push(adding);
      if (random() < 0.8) await adding;
    }
    if (random() < 0.5) isOnline = !isOnline;
    if (random() < 0.5) page.actions.wake();
    await pause(random() * 4);
    page.actions.stop();
    page = openPage();
  }
  await Promise.all(allAdded);
  isOnline = true;
  page.actions.wake();

  await expect.poll(async () => (await store.list("tom")).length).toBe(0);
  expect(bodies().filter((body) => !kept.includes(String(body)))).toEqual([]);
  expect(kept.filter((body) => !bodies().includes(body))).toEqual([]);
  expect(new Set(bodies()).size).toBe(done.size);
});
