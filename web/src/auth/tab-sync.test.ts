// @vitest-environment node
import { afterEach, expect, test } from "vitest";
import { createTabSync, type TabMessage } from "./tab-sync.ts";

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

function openChannel() {
  const channel = new BroadcastChannel("tab-sync-test");
  channels.push(channel);
  return channel;
}

test("other tabs receive a message, the sending tab does not", async () => {
  const [one, other] = [
    createTabSync(openChannel(), new EventTarget()),
    createTabSync(openChannel(), new EventTarget()),
  ];
  const [heard, echoed]: [TabMessage[], TabMessage[]] = [[], []];
  other.listen((message) => heard.push(message));
  one.listen((message) => echoed.push(message));

  one.tell({ type: "token", refreshToken: "new" });
  one.tell({ type: "signout" });

  await expect.poll(() => heard).toEqual([{ type: "token", refreshToken: "new" }, { type: "signout" }]);
  expect(echoed).toEqual([]);
});

test("unknown messages are ignored", async () => {
  const stranger = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const shout = (message: unknown) => stranger.postMessage(message);
  const heard: TabMessage[] = [];
  createTabSync(openChannel(), new EventTarget()).listen((message) => heard.push(message));

  shout("hello");
  shout({ type: "token", refreshToken: 7 });
  shout({ type: "signout" });

  await expect.poll(() => heard).toEqual([{ type: "signout" }]);
});

const token = "nhostRefreshToken";

test.each([
  ["a new refresh token", { key: token, newValue: "new" }, [{ type: "token", refreshToken: "new" }]],
  ["a removed refresh token", { key: token, newValue: null }, [{ type: "signout" }]],
  ["an emptied storage", { key: null, newValue: null }, [{ type: "signout" }]],
  ["something else", { key: "theme", newValue: "dark" }, []],
])("%s in the storage is received once, from tabs that only write there", (_what, change, messages) => {
  const storage = new EventTarget();
  const heard: TabMessage[] = [];
  const stop = createTabSync(openChannel(), storage).listen((message) => heard.push(message));
  const happen = () => storage.dispatchEvent(Object.assign(new Event("storage"), change));

  happen();
  stop();
  happen();

  expect(heard).toEqual(messages);
});
