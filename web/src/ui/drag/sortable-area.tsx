import { closestCenter, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useMemo, type ReactNode } from "react";
import { DragArea } from "./drag-area.tsx";
import { sortableAnnouncements, sortableInstructions } from "./sortable-announcements.ts";
import { orderAfterDrop, type SortableGroup } from "./sortable-order.ts";

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
