// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { createTabSync, type TabMessage } from "./tab-sync.ts";

const channels: BroadcastChannel[] = [];
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

function openChannel() {
  const channel = new BroadcastChannel("tab-sync-test");
  channels.push(channel);
  return channel;
}

test("what one tab tells the others hear, and the tab itself does not", async () => {
  const [one, other] = [createTabSync(openChannel()), createTabSync(openChannel())];
  const [heard, echoed]: [TabMessage[], TabMessage[]] = [[], []];
  other.listen((message) => heard.push(message));
  one.listen((message) => echoed.push(message));

  one.tell({ type: "token", refreshToken: "new" });
  one.tell({ type: "signout" });

  await vi.waitFor(() => expect(heard).toEqual([{ type: "token", refreshToken: "new" }, { type: "signout" }]));
  expect(echoed).toEqual([]);
});

test("what is no message of ours is not heard", async () => {
  const stranger = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const shout = (message: unknown) => stranger.postMessage(message);
  const heard: TabMessage[] = [];
  createTabSync(openChannel()).listen((message) => heard.push(message));

  shout("hello");
  shout({ type: "token", refreshToken: 7 });
  shout({ type: "signout" });

  await vi.waitFor(() => expect(heard).toEqual([{ type: "signout" }]));
});
