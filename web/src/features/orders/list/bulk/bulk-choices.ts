import type { AvailableTransition } from "#records/order-transitions.fragment.ts";

export interface BulkTarget {
  key: string;
  label: string;
  /** How many of the orders can go there now. */
  ready: number;
  requiredAnswers: readonly string[];
}

interface Movable {
  allowedTransitions: readonly AvailableTransition[];
}

/** Returns the statuses that at least one order may enter, how many can do so now, and the required input. */
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
      requiredAnswers: [...new Set(offered.flatMap(({ requiredAnswers }) => requiredAnswers))],
    }));
}
