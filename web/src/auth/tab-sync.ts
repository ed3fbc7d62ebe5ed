import * as shape from "@boresight/domain/base/shape";
import { refreshTokenKey } from "./token-store.ts";

const messageSchema = shape.union([
  shape.object({ type: shape.literal("token"), refreshToken: shape.string() }),
  shape.object({ type: shape.literal("signout") }),
]);

/** What one tab shares with the others: there is a new token, or the session has ended. */
export type TabMessage = shape.Output<typeof messageSchema>;

export interface TabSync {
  tell: (message: TabMessage) => void;
  /** Calls `hear` for messages of other tabs, never its own; returns the function that stops it. */
  listen: (hear: (message: TabMessage) => void) => () => void;
}

type StorageEvents = Pick<Window, "addEventListener" | "removeEventListener">;

/** Uses the channel, and storage events for tabs that only write there. */
export function createTabSync(channel: BroadcastChannel, storageEvents: StorageEvents): TabSync {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
    tell: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const parsed = messageSchema.safeParse(data);
        if (parsed.success) hear(parsed.data);
      };
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key !== null && key !== refreshTokenKey) return; // null: everything was cleared
        hear(newValue ? { type: "token", refreshToken: newValue } : { type: "signout" });
      };
      channel.addEventListener("message", onMessage);
      storageEvents.addEventListener("storage", onStorage);
      return () => {
        channel.removeEventListener("message", onMessage);
        storageEvents.removeEventListener("storage", onStorage);
      };
    },
  };
}
