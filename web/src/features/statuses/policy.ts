/** The transitions as a table: from each status to each other one. */
import { t } from "@boresight/domain/texts/text";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";

export interface AllowedTransition {
  roles: readonly string[];
  guards: readonly string[];
  requiresNote: boolean;
}

/** One cell: a transition between two statuses, allowed or not. */
export interface PolicyCell {
  from: StatusDefinitionFragment;
  to: StatusDefinitionFragment;
  move: AllowedTransition | null;
}

export const transitionBetween = (
  from: StatusDefinitionFragment,
  to: StatusDefinitionFragment,
): AllowedTransition | null => from.moves.nodes.find((move) => move?.toStatusId === to.id) ?? null;

/** The label of a cell for screen readers. */
export const cellWords = ({ from, to, move }: PolicyCell): string =>
  move
    ? t("statuses.allowed", { from: from.statusName, to: to.statusName })
    : t("statuses.notAllowed", { from: from.statusName, to: to.statusName });

interface Place {
  row: number;
  column: number;
}

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

interface Table {
  size: number;
  /** Columns run from right to left. */
  mirrored: boolean;
}

/** Returns the cell that a key leads to, skipping the empty diagonal; null at the edge. */
export function placeAfterKey(place: Place, key: string, { size, mirrored }: Table): Place | null {
  if (key === "Home") return { ...place, column: place.row === 0 ? 1 : 0 };
  if (key === "End") return { ...place, column: place.row === size - 1 ? size - 2 : size - 1 };
  const step = steps[key];
  if (!step) return null;
  const next = { row: place.row + step.row, column: place.column + (mirrored ? -step.column : step.column) };
  const over =
    next.row === next.column
      ? { row: next.row + step.row, column: next.column + (mirrored ? -step.column : step.column) }
      : next;
  return [over.row, over.column].every((index) => index >= 0 && index < size) ? over : null;
}
