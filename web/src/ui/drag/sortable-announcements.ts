import { t } from "@boresight/domain/texts/text";
import type { Announcements } from "@dnd-kit/core";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";

export const sortableInstructions = t("ui.aboutMovingByKeys");

/** What a screen reader says while an item moves: where it is, and where it was dropped. */
export function sortableAnnouncements(groups: readonly SortableGroup[], nameOf: (id: string) => string): Announcements {
  const placeIn = (group: SortableGroup, itemId: string) => ({
    name: nameOf(itemId),
    position: group.itemIds.indexOf(itemId) + 1,
    count: group.itemIds.length,
    group: nameOf(group.id),
  });
  const own = (itemId: string) => groups.find(({ itemIds }) => itemIds.includes(itemId));
  const placeAfter = (itemId: string, overId: string | undefined) =>
    (overId !== undefined && orderAfterDrop(groups, itemId, overId)) || own(itemId);
  return {
    onDragStart: ({ active }) => {
      const group = own(String(active.id));
      return group && t("ui.pickedUpAt", placeIn(group, String(active.id)));
    },
    onDragOver: ({ active, over }) => {
      const group = placeAfter(String(active.id), idOf(over));
      return group
        ? t("ui.isAt", placeIn(group, String(active.id)))
        : t("ui.isWhereItWas", { name: nameOf(String(active.id)) });
    },
    onDragEnd: ({ active, over }) => {
      const group = placeAfter(String(active.id), idOf(over));
      return group
        ? t("ui.isPutAt", placeIn(group, String(active.id)))
        : t("ui.nameofStaysWhereItWas", { name: nameOf(String(active.id)) });
    },
    onDragCancel: ({ active }) => t("ui.nameofStaysWhereItWas", { name: nameOf(String(active.id)) }),
  };
}

const idOf = (thing: { id: string | number } | null) => (thing ? String(thing.id) : undefined);
