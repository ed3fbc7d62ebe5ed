import { closestCenter, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useMemo, type ReactNode } from "react";
import { DragArea } from "./drag-area.tsx";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";
import { t } from "@boresight/domain/texts/text";

const sortableInstructions = t("ui.aboutMovingByKeys");

/** What a screen reader says while an item moves: where it is, and where it was dropped. */
function sortableAnnouncements(groups: readonly SortableGroup[], nameOf: (id: string) => string): Announcements {
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

interface SortableAreaProps {
  groups: readonly SortableGroup[];
  /** The name of an item or a group, for screen readers. */
  nameOf: (id: string) => string;
  /** Called with the group that an item was dropped into, in its new order. */
  onOrder: (group: SortableGroup, itemId: string) => void;
  children: ReactNode;
}

/** Lists whose items can be sorted by mouse, finger or keyboard, within a group or between groups. */
export function SortableArea({ groups, nameOf, onOrder, children }: SortableAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => sortableAnnouncements(groups, nameOf), [groups, nameOf]);
  const drop = (itemId: string, overId: string) => {
    const group = orderAfterDrop(groups, itemId, overId);
    if (group) onOrder(group, itemId);
  };

  return (
    <DragArea
      sensors={sensors}
      collision={closestCenter}
      announcements={announcements}
      instructions={sortableInstructions}
      nameOf={nameOf}
      onDrop={drop}
    >
      {children}
    </DragArea>
  );
}
