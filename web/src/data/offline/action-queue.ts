// The actions of the signed-in person.
import { join, landed } from "#data/queue/listeners.ts";
import { ofPerson, type Session } from "#data/queue/of-person.ts";
import { OwnActions, type ActionDeps } from "./own-actions.ts";
import type { ShownAction } from "./queued-action.ts";

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
  const onSent = (orderId: string) => landed(sentListeners, orderId);
  const own = ofPerson(session, {
    open: (userId) => new OwnActions(userId, deps, { onChange: show, onSent }),
    clear: () => show([]),
  });

  return {
    own,
    onSent: (listener) => join(sentListeners, listener),
    retry: async (id) => own()?.retry(id),
    discard: async (id) => own()?.discard(id),
    wake: () => own()?.wake(),
  };
}
