// Several tabs of one person show the same queue, and only one of them sends.
import * as shape from "@boresight/domain/base/shape";

const messageSchema = shape.union([
  shape.object({ type: shape.literal("changed") }),
  shape.object({ type: shape.literal("wake") }),
  shape.object({ type: shape.literal("progress"), id: shape.string(), percent: shape.number() }),
  shape.object({ type: shape.literal("stored"), id: shape.string(), serviceOrderId: shape.string() }),
]);

export type UploadMessage = shape.Output<typeof messageSchema>;

export interface UploadTabs {
  tell: (message: UploadMessage) => void;
  /** Calls `hear` for messages of other tabs, never its own. */
  listen: (hear: (message: UploadMessage) => void) => void;
  /** Waits to become the tab that sends, when the current one closes. */
  takeTurn: (onTurn: () => void) => void;
  leave: () => void;
}

type Channel = Pick<BroadcastChannel, "addEventListener" | "close" | "postMessage">;

/** Without locks, as on a plain http address, every tab sends: ids prevent duplicate files. */
export function createUploadTabs(name: string, channel: Channel, locks: LockManager | undefined): UploadTabs {
  const leaving = new AbortController();
  const left = Promise.withResolvers<void>();

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
    tell: (message) => channel.postMessage(message),
    listen(hear) {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const parsed = messageSchema.safeParse(data);
        if (parsed.success) hear(parsed.data);
      });
    },
    takeTurn(onTurn) {
      if (!locks) return onTurn();
      const hold = () => {
        onTurn();
        return left.promise;
      };
      locks.request(name, { signal: leaving.signal }, hold).catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    },
    leave() {
      leaving.abort();
      left.resolve();
      channel.close();
    },
  };
}
