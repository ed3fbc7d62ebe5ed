import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { SortableGroup } from "./sortable-order.ts";

interface SortableListProps {
  group: SortableGroup;
  label: string;
  children: ReactNode;
}

/** One group. It is a drop target of its own only while it is empty. */
export function SortableList({ group: { id, itemIds }, label, children }: SortableListProps) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: itemIds.length > 0 });

  return (
    <SortableContext id={id} items={[...itemIds]} strategy={verticalListSortingStrategy}>
      <Box
        component="ul"
        ref={setNodeRef}
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: "none", minHeight: 8, ...(isOver && { bgcolor: "action.hover" }) }}
      >
        {children}
      </Box>
    </SortableContext>
  );
}
