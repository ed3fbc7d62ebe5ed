import { closestCenter, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useMemo, type ReactNode } from "react";
import { DragArea } from "./drag-area.tsx";
import { sortableAnnouncements, sortableInstructions } from "./sortable-announcements.ts";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";

interface SortableAreaProps {
  groups: readonly SortableGroup[];
  /** What an item or a group is called, for whoever does not see it move. */
  nameOf: (id: string) => string;
  /** Hears the group that an item was dropped into, in its new order. */
  onOrder: (group: SortableGroup, itemId: string) => void;
  children: ReactNode;
}

/** Lists whose items are put in order by mouse, finger or keyboard, inside a group or from one to another. */
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
