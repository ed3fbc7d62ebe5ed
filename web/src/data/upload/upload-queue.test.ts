import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fromCallback } from "xstate";
import type { AuthState } from "#auth/machines/auth-state.ts";
import type { UploadDeps } from "./own-uploads.ts";
import { createSessionUploadStore } from "./session-upload-store.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";
import type { UploadStore } from "./upload-store.ts";
import type { Upload, UploadNews } from "./upload-transport.ts";

interface Attempt extends Upload {
  tell: (news: UploadNews) => void;
  isAborted: boolean;
}

const network = { status: 0, error: "network", message: "Network Error" };
const refusal = { status: 400, error: "Bad Request", message: "this task does not take files of this type" };
const conflict = { status: 409, error: "Conflict", message: "a file with this id exists already" };

let attempts: Attempt[];
let isOnline: boolean;
let store: UploadStore;
/** What the server answers when it is asked about a file. */
let answers: Record<string, Response>;
let pages: Session[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  attempts = [];
  isOnline = true;
  store = createSessionUploadStore();
  answers = {};
});
afterEach(() => {
  pages.forEach((page) => page.signIn(null));
  pages = [];
  vi.useRealTimers();
});

class Session {
  #user: string | null;
  #listeners = new Set<() => void>();
  constructor(user: string | null) {
    this.#user = user;
  }
  state = () => ({ user: this.#user === null ? null : { id: this.#user } }) as AuthState;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  signIn(user: string | null) {
    this.#user = user;
    this.#listeners.forEach((listener) => listener());
  }
}

const transport = fromCallback<UploadNews, Upload>(({ input, sendBack }) => {
  const attempt = { ...input, tell: sendBack, isAborted: false };
  attempts.push(attempt);
  return () => void (attempt.isAborted = true);
});

let nextId = 0;
const parts = (): UploadDeps => ({
  backendUrl: "https://shop.example",
  token: async () => "access",
  transport,
  fetch: async (address, { method = "GET" }) => {
    const answer = answers[`${method} ${address.replace("https://shop.example/v1/storage", "")}`];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  },
  store,
  locks: navigator.locks,
  isOnline: () => isOnline,
  now: Date.now,
  ids: () => `id-${(nextId += 1)}`,
});

function openPage(user: string | null = "tom"): { queue: UploadQueue; session: Session } {
  const session = new Session(user);
  pages.push(session);
  nextId = 0;
  return { queue: createUploadQueue(session, parts()), session };
}

const uploadTarget = { serviceOrderId: "7", orderTaskFileId: "9" };
const photo = (name = "front.jpg") => ({ file: new File(["pixels"], name, { type: "image/jpeg" }), uploadTarget });
const quiet = () => vi.advanceTimersByTimeAsync(0);
const states = (queue: UploadQueue) =>
  queue.state().uploads.map(({ isSending, state }) => (isSending ? "sending" : state));
const arrive = (attempt: Attempt | undefined) =>
  attempt?.tell({ type: "DONE", stored: { id: attempt.id ?? "", bucketId: "default", name: "front.jpg" } });
const fail = (attempt: Attempt | undefined, problem = network) => attempt?.tell({ type: "FAILED", problem });

async function addTo(queue: UploadQueue, ...wishes: ReturnType<typeof photo>[]) {
  await queue.add(wishes.length > 0 ? wishes : [photo()]);
  await quiet();
}

test("a file goes with its id and what it belongs to, and leaves the device once it has arrived", async () => {
  const { queue } = openPage();
  const stored: unknown[] = [];
  queue.onStored(async (upload) => void stored.push(upload));
  await addTo(queue);
  attempts[0]?.tell({ type: "PROGRESS", progress: 40 });
  const under = queue.state().uploads.map(({ isSending, progress }) => ({ isSending, progress }));

  arrive(attempts[0]);
  await quiet();

  expect(attempts).toMatchObject([{ id: "id-1", accessToken: "access", metadata: uploadTarget, replaces: undefined }]);
  expect(under).toEqual([{ isSending: true, progress: 40 }]);
  expect(queue.state()).toMatchObject({ uploads: [], storedCount: 1 });
  expect(stored).toEqual([{ id: "id-1", serviceOrderId: "7" }]);
  expect(await store.list("tom")).toEqual([]);
});

test("a file keeps the id that something else knows it by", async () => {
  const { queue } = openPage();

  await queue.add([{ ...photo(), id: "of-a-message" }]);
  await quiet();

  expect(attempts).toMatchObject([{ id: "of-a-message" }]);
});

test("it stays in sight until its place shows it", async () => {
  const { queue } = openPage();
  const shown = Promise.withResolvers<void>();
  queue.onStored(() => shown.promise);
  await addTo(queue);

  arrive(attempts[0]);
  await quiet();
  const arrived = [states(queue), queue.state().uploads[0]?.progress, await store.list("tom")];
  shown.resolve();
  await quiet();

  expect(arrived).toEqual([["sending"], 100, []]);
  expect(queue.state()).toMatchObject({ uploads: [], storedCount: 1 });
});

test("two go at a time, the others when there is room", async () => {
  const { queue } = openPage();
  await addTo(queue, photo(), photo(), photo());
  const atFirst = states(queue);

  arrive(attempts[1]);
  await quiet();

  expect(atFirst).toEqual(["sending", "sending", "waiting"]);
  expect(attempts.map(({ id }) => id)).toEqual(["id-1", "id-2", "id-3"]);
});

test("without an answer it waits, and goes again after two seconds, then four", async () => {
  const { queue } = openPage();
  await addTo(queue);

  const counts = [];
  for (const delay of [1999, 1, 3999, 1]) {
    fail(attempts.at(-1));
    await quiet();
    await vi.advanceTimersByTimeAsync(delay);
    counts.push(attempts.length);
  }

  expect(counts).toEqual([1, 2, 2, 3]);
});

test("nothing is sent while there is no network, and all that waits once it is back", async () => {
  const { queue } = openPage();
  await addTo(queue);
  isOnline = false;
  fail(attempts[0]);
  await vi.advanceTimersByTimeAsync(600_000);
  const offline = [states(queue), attempts.length, queue.state().isOnline];

  isOnline = true;
  queue.wake();
  await quiet();

  expect(offline).toEqual([["waiting"], 1, false]);
  expect([states(queue), attempts.length]).toEqual([["sending"], 2]);
});

test("when the person looks again, what failed goes at once", async () => {
  const { queue } = openPage();
  await addTo(queue);
  fail(attempts[0]);
  await vi.advanceTimersByTimeAsync(500);

  queue.wake();
  await quiet();

  expect(attempts).toHaveLength(2);
});

test("what the server refuses stays with its reason, until the person tries again or removes it", async () => {
  const { queue } = openPage();
  await addTo(queue);
  fail(attempts[0], refusal);
  await vi.advanceTimersByTimeAsync(600_000);
  const refused = queue.state().uploads.map(({ state, problem }) => [state, problem]);

  await queue.retry("id-1");
  await quiet();
  fail(attempts[1], refusal);
  await quiet();
  await queue.remove("id-1");

  expect(refused).toEqual([["refused", refusal.message]]);
  expect([attempts.length, queue.state().uploads]).toEqual([2, []]);
});

test("cancelled it stops and stays, and can be sent after all", async () => {
  const { queue } = openPage();
  await addTo(queue);

  await queue.cancel("id-1");
  await vi.advanceTimersByTimeAsync(600_000);
  const cancelled = [states(queue), attempts.map(({ isAborted }) => isAborted)];
  await queue.retry("id-1");
  await quiet();

  expect(cancelled).toEqual([["cancelled"], [true]]);
  expect(states(queue)).toEqual(["sending"]);
});

test("removed while it is sent it is sent no further", async () => {
  const { queue } = openPage();
  await addTo(queue);

  await queue.remove("id-1");

  expect([attempts[0]?.isAborted, queue.state().uploads, queue.state().storedCount]).toEqual([true, [], 0]);
});

describe("when the answer was lost on the way", () => {
  test("the file that is there already has arrived", async () => {
    answers["HEAD /files/id-1"] = new Response(null, { status: 200 });
    const { queue } = openPage();
    await addTo(queue);
    fail(attempts[0]);
    await vi.advanceTimersByTimeAsync(2000);

    fail(attempts[1], conflict);
    await quiet();

    expect([attempts.length, queue.state().uploads, queue.state().storedCount]).toEqual([2, [], 1]);
  });

  test("a conflict with something else is a refusal", async () => {
    answers["HEAD /files/id-1"] = new Response(null, { status: 404 });
    const { queue } = openPage();
    await addTo(queue);

    fail(attempts[0], { ...conflict, message: "this task takes one file: replace the one it has" });
    await quiet();

    expect(states(queue)).toEqual(["refused"]);
  });

  test("a conflict that cannot be looked into is tried again", async () => {
    const { queue } = openPage();
    await addTo(queue);

    fail(attempts[0], conflict);
    await quiet();

    expect(states(queue)).toEqual(["waiting"]);
  });

  test.each([
    ["its content is there already", "pixels", 1],
    ["another content of its length is there", "PIXELS", 2],
  ])("a file that takes the place of another is sent only once: %s", async (_what, content, count) => {
    answers["HEAD /files/5"] = new Response(null, { headers: { "content-length": "6" } });
    answers["GET /files/5"] = new Response(content);
    const { queue } = openPage();
    await queue.add([{ ...photo(), replaces: "5" }]);
    await quiet();
    fail(attempts[0]);

    await vi.advanceTimersByTimeAsync(2000);

    expect(attempts.map(({ replaces }) => replaces)).toEqual(Array.from({ length: count }, () => "5"));
    expect(queue.state().storedCount).toBe(2 - count);
  });
});

test("a page that closed in the middle goes on when it is opened again", async () => {
  const { queue, session } = openPage();
  await addTo(queue);
  session.signIn(null);
  await quiet();

  const { queue: again } = openPage();
  await quiet();
  arrive(attempts[1]);
  await quiet();

  expect(attempts.map(({ id, isAborted }) => [id, isAborted])).toEqual([
    ["id-1", true],
    ["id-1", true],
  ]);
  expect(again.state()).toMatchObject({ uploads: [], storedCount: 1 });
});

test("another person on the same device neither sends nor sees it", async () => {
  const { queue, session } = openPage();
  await addTo(queue);

  session.signIn("ada");
  await quiet();
  const adas = queue.state().uploads;
  session.signIn("tom");
  await quiet();

  expect(adas).toEqual([]);
  expect([states(queue), attempts.length]).toEqual([["sending"], 2]);
});

test("a file that the device has lost says so", async () => {
  store = { ...store, content: async () => undefined };
  const { queue } = openPage();

  await addTo(queue);

  expect(queue.state().uploads).toMatchObject([{ state: "refused", problem: expect.stringContaining("no longer") }]);
  expect(attempts).toEqual([]);
});

/** Messages between tabs take real time. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 90_000, interval: 1 });

describe("of two tabs", () => {
  beforeEach(() => {
    const inMemory = store;
    // A device that both tabs share; what it takes is kept.
    store = {
      ...inMemory,
      list: async (user) => (await inMemory.list(user)).map((entry) => ({ ...entry, kept: true })),
    };
  });

  test("one sends, and the other shows how far it is", async () => {
    const { queue: sender } = openPage();
    await quiet();
    const { queue: other } = openPage();
    const stored: string[] = [];
    other.onStored(async ({ id }) => void stored.push(id));

    await addTo(other);
    await soon(() => expect(states(sender)).toEqual(["sending"]));
    attempts[0]?.tell({ type: "PROGRESS", progress: 60 });

    await soon(() => expect(other.state().uploads).toMatchObject([{ isSending: true, progress: 60 }]));
    arrive(attempts[0]);
    await soon(() => expect([other.state().uploads, other.state().storedCount, stored]).toEqual([[], 1, ["id-1"]]));
    expect(attempts).toHaveLength(1);
  });

  test("the other goes on when the one is closed", async () => {
    const { queue: sender, session } = openPage();
    await quiet();
    const { queue: other } = openPage();
    await addTo(sender);

    session.signIn(null);

    await soon(() => expect(attempts.map(({ isAborted }) => isAborted)).toEqual([true, false]));
    expect(states(other)).toEqual(["sending"]);
  });
});
