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
  /** Which place a dragged thing is over. */
  collision: CollisionDetection;
  announcements: Announcements;
  /** Read out to whoever moves things by keyboard. */
  instructions: string;
  /** What a thing is called while it is carried. */
  nameOf: (id: string) => string;
  /** Hears what was dropped, and on what. */
  onDrop: (id: string, overId: string) => void;
  children: ReactNode;
}

/** Where things are carried about: they travel as a slip of paper with their name, and say where they are. */
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
