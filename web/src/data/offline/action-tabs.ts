// Several tabs of one person show the same queue, and only one of them sends.
import * as shape from "@boresight/domain/base/shape";

const messageSchema = shape.union([
  shape.object({ type: shape.literal("changed") }),
  shape.object({ type: shape.literal("sent"), orderId: shape.string() }),
]);

export type ActionMessage = shape.Output<typeof messageSchema>;

export interface ActionTabs {
  tell: (message: ActionMessage) => void;
  /** Calls `hear` for messages of other tabs, never its own. */
  listen: (hear: (message: ActionMessage) => void) => void;
  /** Waits to become the tab that sends, when the current one closes. */
  takeTurn: (onTurn: () => void) => void;
  /** Runs while no other tab does the same; returns false when one does. */
  alone: (name: string, work: () => Promise<void>) => Promise<boolean>;
  leave: () => void;
}

type Channel = Pick<BroadcastChannel, "addEventListener" | "close" | "postMessage">;

/** Without locks, as on a plain http address, every tab sends: client keys prevent duplicates. */
export function createActionTabs(name: string, channel: Channel, locks: LockManager | undefined): ActionTabs {
  const leaving = new AbortController();
  const left = Promise.withResolvers<void>();

  return {
    tell(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      if (!leaving.signal.aborted) channel.postMessage(message);
    },
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
    async alone(action, work) {
      if (!locks) return work().then(() => true);
      return locks.request(`${name}:${action}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    },
    leave() {
      leaving.abort();
      left.resolve();
      channel.close();
    },
  };
}
