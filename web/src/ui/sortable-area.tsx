import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import Paper from "@mui/material/Paper";
import { useMemo, useState, type ReactNode } from "react";
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
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useMemo(
    () => ({
      announcements: sortableAnnouncements(groups, nameOf),
      screenReaderInstructions: { draggable: sortableInstructions },
    }),
    [groups, nameOf],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const group = over && orderAfterDrop(groups, String(active.id), String(over.id));
    if (group) onOrder(group, String(active.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper elevation={4} sx={{ px: 4, py: 3, fontWeight: 500, borderRadius: 1.5 }} dir="auto">
            {nameOf(dragged)}
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
}
