import { t } from "@boresight/domain/texts/text";
import type { Announcements } from "@dnd-kit/core";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";

export const sortableInstructions = t("ui.toMoveThisPressSpaceOr");

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
      t("ui.nameofIsPickedUpPlacein", {
        nameOf: nameOf(String(active.id)),
        placeIn: placeIn(own(String(active.id)), String(active.id)),
      }),
    onDragOver: ({ active, over }) =>
      t("ui.nameofIsPlaceafter", {
        nameOf: nameOf(String(active.id)),
        placeAfter: placeAfter(String(active.id), idOf(over)),
      }),
    onDragEnd: ({ active, over }) =>
      t("ui.nameofIsPutPlaceafter", {
        nameOf: nameOf(String(active.id)),
        placeAfter: placeAfter(String(active.id), idOf(over)),
      }),
    onDragCancel: ({ active }) => t("ui.nameofStaysWhereItWas", { nameOf: nameOf(String(active.id)) }),
  };
}

const idOf = (thing: { id: string | number } | null) => (thing ? String(thing.id) : undefined);
