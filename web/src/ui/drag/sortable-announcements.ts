import type { Announcements } from "@dnd-kit/core";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";

export const sortableInstructions =
  "To move this, press space or enter. Move it with the arrow keys, press space or enter again to put it there, escape to leave it where it was.";

/** What a screen reader says while an item moves: where it is, and where it was dropped. */
export function sortableAnnouncements(groups: readonly SortableGroup[], nameOf: (id: string) => string): Announcements {
  const placeIn = (group: SortableGroup | null | undefined, itemId: string) =>
    group
      ? `at position ${group.itemIds.indexOf(itemId) + 1} of ${group.itemIds.length} in ${nameOf(group.id)}`
      : "where it was";
  const own = (itemId: string) => groups.find(({ itemIds }) => itemIds.includes(itemId));
  const placeAfter = (itemId: string, overId: string | undefined) =>
    placeIn((overId !== undefined && orderAfterDrop(groups, itemId, overId)) || own(itemId), itemId);
  return {
    onDragStart: ({ active }) =>
      `${nameOf(String(active.id))} is picked up ${placeIn(own(String(active.id)), String(active.id))}.`,
    onDragOver: ({ active, over }) => `${nameOf(String(active.id))} is ${placeAfter(String(active.id), idOf(over))}.`,
    onDragEnd: ({ active, over }) =>
      `${nameOf(String(active.id))} is put ${placeAfter(String(active.id), idOf(over))}.`,
    onDragCancel: ({ active }) => `${nameOf(String(active.id))} stays where it was.`,
  };
}

const idOf = (thing: { id: string | number } | null) => (thing ? String(thing.id) : undefined);
