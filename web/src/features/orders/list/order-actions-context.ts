import { createContext, useContext } from "react";

export interface OrderActions {
  /** Asks for the new status, or applies a given one; resolves when the status has changed, or not. */
  move: (id: string, target?: { statusId: string; statusName: string }) => Promise<void>;
  moveMany: (ids: readonly string[]) => void;
  assign: (ids: readonly string[]) => void;
}

export const OrderActionsContext = createContext<OrderActions | null>(null);

/** Null where orders cannot be changed. */
export const useOrderActions = (): OrderActions | null => useContext(OrderActionsContext);
