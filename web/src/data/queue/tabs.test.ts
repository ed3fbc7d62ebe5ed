import { expect, test } from "vitest";
import * as shape from "@boresight/domain/base/shape";
import { joinTabs, type Locks } from "./tabs.ts";

/** The locks of one browser: whoever asks waits until the holder is done, or is refused at once. */
function fakeLocks() {
  const holders = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (ifAvailable && holders.has(name)) return work(null);
    while (holders.has(name)) await holders.get(name);
    const held = work({ name });
    holders.set(name, held);
    return held.finally(() => holders.delete(name));
  };
  return { request } as unknown as LockManager;
}

const messages = shape.union([
  shape.object({ type: shape.literal("changed") }),
  shape.object({ type: shape.literal("sent"), orderId: shape.string() }),
]);
const open = (locks: Locks) => joinTabs("toms", messages, locks);

test("one tab sends, and the next takes over when it closes", async () => {
  const locks = fakeLocks();
  const [first, second] = [open(locks), open(locks)];
  const turns: string[] = [];
  first.takeTurn(() => turns.push("first"));
  second.takeTurn(() => turns.push("second"));
  await expect.poll(() => turns).toEqual(["first"]);

  first.leave();

  await expect.poll(() => turns).toEqual(["first", "second"]);
  second.leave();
});

test("what one tab's screen is sending, another tab does not send", async () => {
  const locks = fakeLocks();
  const [first, second] = [open(locks), open(locks)];
  const sending = Promise.withResolvers<void>();
  const firsts = first.alone("7", () => sending.promise);

  const seconds = await second.alone("7", () => Promise.reject(new Error("sent twice")));
  sending.resolve();

  expect([seconds, await firsts]).toEqual([false, true]);
  first.leave();
  second.leave();
});

test("tabs hear of each other what has changed, and nothing after they have left", async () => {
  const locks = fakeLocks();
  const [first, second] = [open(locks), open(locks)];
  const heard: string[] = [];
  second.listen(({ type }) => heard.push(type));

  first.tell({ type: "changed" });
  await expect.poll(() => heard).toEqual(["changed"]);
  first.leave();
  first.tell({ type: "sent", orderId: "7" });

  expect(heard).toEqual(["changed"]);
  second.leave();
});

test("a message that is not understood, as of an older version, is passed over", async () => {
  const [older, newer] = [joinTabs("toms", shape.unknown(), undefined), open(undefined)];
  const heard: string[] = [];
  newer.listen(({ type }) => heard.push(type));

  older.tell({ type: "sent" });
  older.tell({ type: "changed" });

  await expect.poll(() => heard).toEqual(["changed"]);
  older.leave();
  newer.leave();
});

test("without locks every tab sends", async () => {
  const tabs = [open(undefined), open(undefined)];
  const sent: string[] = [];
  tabs.forEach((each) => each.takeTurn(() => sent.push("turn")));

  const alone = await Promise.all(tabs.map((each) => each.alone("7", async () => void sent.push("7"))));

  expect([sent, alone]).toEqual([
    ["turn", "turn", "7", "7"],
    [true, true],
  ]);
  tabs.forEach((each) => each.leave());
});
