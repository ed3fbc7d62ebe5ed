import { Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { OrderActionsContext, type OrderActions as Actions } from "./order-actions-context.ts";

const OrderActionDialogs = lazyPart(async () => (await import("./bulk/order-action-dialogs.tsx")).OrderActionDialogs);

/** Offers the actions on one or many orders of a list; what carries them out is outside the rows, and loaded after them. */
export function OrderActions({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const [ready] = useState(() => Promise.withResolvers<Actions>());
  useEffect(() => whenIdle(OrderActionDialogs.fetch), []);
  const actions = useMemo<Actions>(() => {
    const ask = () => {
      setAsked(true);
      return ready.promise;
    };
    return {
      move: async (id, target) => (await ask()).move(id, target),
      moveMany: (ids) => void ask().then((those) => those.moveMany(ids)),
      assign: (ids) => void ask().then((those) => those.assign(ids)),
    };
  }, [ready]);

  return (
    <OrderActionsContext value={actions}>
      {children}
      <Suspense>{isAsked && <OrderActionDialogs onReady={ready.resolve} />}</Suspense>
    </OrderActionsContext>
  );
}
