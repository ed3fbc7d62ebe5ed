// The actions of the signed-in person: another person on the same device neither sends nor sees them.
import type { Session } from "#data/upload/upload-queue.ts";
import { OwnActions, type ActionDeps } from "./own-actions.ts";
import type { ShownAction } from "./queued-action.ts";

/** The screens have so long to show what was sent. */
const longestLanding = 5000;

type SentListener = (orderId: string) => Promise<unknown>;

export interface ActionQueue {
  /** The person's own; null when nobody is signed in. */
  own: () => OwnActions | null;
  /** Called when an action of an order was carried out, in whichever tab; it stays shown until the listener is done. */
  onSent: (listener: SentListener) => () => void;
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  wake: () => void;
}

export function createActionQueue(
  session: Session,
  deps: ActionDeps,
  show: (actions: readonly ShownAction[]) => void,
): ActionQueue {
  const sentListeners = new Set<SentListener>();
  let own: { userId: string; actions: OwnActions } | null = null;
  const onSent = async (orderId: string) => {
    const shown = Promise.allSettled([...sentListeners].map((listener) => listener(orderId)));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestLanding))]);
  };
  function follow() {
    const userId = session.state().user?.id ?? null;
    if (userId === (own?.userId ?? null)) return;
    own?.actions.stop();
    own = null;
    show([]);
    if (userId) own = { userId, actions: new OwnActions(userId, deps, { onChange: show, onSent }) };
  }
  session.subscribe(follow);
  follow();

  return {
    own: () => own?.actions ?? null,
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    retry: async (id) => own?.actions.retry(id),
    discard: async (id) => own?.actions.discard(id),
    wake: () => own?.actions.wake(),
  };
}
