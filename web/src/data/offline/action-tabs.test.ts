import { expect, test } from "vitest";
import { createActionTabs } from "./action-tabs.ts";

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

const open = (locks: LockManager) => createActionTabs("toms", new BroadcastChannel("toms"), locks);

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
