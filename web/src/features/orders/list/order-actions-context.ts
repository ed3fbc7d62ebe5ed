import { createContext, useContext } from "react";

interface OrderActions {
  /** Asks where the order goes, or moves it there; resolves when it has moved, or stays. */
  move: (id: string, target?: { statusId: string; statusName: string }) => Promise<void>;
  moveMany: (ids: readonly string[]) => void;
  assign: (ids: readonly string[]) => void;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);

/** Null where the orders are only looked at. */
export const useOrderActions = (): OrderActions | null => useContext(OrderActionsContext);
