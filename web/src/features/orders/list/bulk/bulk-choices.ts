import type { OfferedTransition } from "#records/order-transitions.fragment.ts";

export interface BulkTarget {
  key: string;
  label: string;
  /** How many of the orders can go there now. */
  ready: number;
  asks: readonly string[];
}

interface Movable {
  allowedTransitions: readonly OfferedTransition[];
}

/** Where at least one of the orders may go, with how many of them can go there now and all that is asked. */
export function bulkTargets(orders: readonly Movable[]): BulkTarget[] {
  const transitions = orders.flatMap(({ allowedTransitions }) => allowedTransitions);
  const statuses = Map.groupBy(transitions, ({ status }) => status?.key ?? "");
  return [...statuses]
    .flatMap(([key, offered]) => {
      const status = offered[0]?.status;
      return status ? [{ key, status, offered }] : [];
    })
    .toSorted((one, other) => one.status.sortOrder - other.status.sortOrder)
    .map(({ key, status, offered }) => ({
      key,
      label: status.statusName,
      ready: offered.filter(({ blockedBy }) => blockedBy.length === 0).length,
      asks: [...new Set(offered.flatMap(({ asks }) => asks))],
    }));
}
