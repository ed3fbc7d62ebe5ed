import {
  DndContext,
  DragOverlay,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type SensorDescriptor,
  type SensorOptions,
} from "@dnd-kit/core";
import Paper from "@mui/material/Paper";
import { useMemo, useState, type ReactNode } from "react";

interface DragAreaProps {
  sensors: SensorDescriptor<SensorOptions>[];
  /** The drop target under a dragged item. */
  collision: CollisionDetection;
  announcements: Announcements;
  /** Read out for people who move items by keyboard. */
  instructions: string;
  /** The name of an item while it is dragged. */
  nameOf: (id: string) => string;
  /** Called with the dropped item and its target. */
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

/** An area of draggable items: a dragged one is shown as a slip with its name, and its position is announced. */
export function DragArea(props: DragAreaProps) {
  const { sensors, collision, announcements, instructions, nameOf, onDrop, children } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const accessibility = useMemo(
    () => ({ announcements, screenReaderInstructions: { draggable: instructions } }),
    [announcements, instructions],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over) onDrop(String(active.id), String(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
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
