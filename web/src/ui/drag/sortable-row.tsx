import { t } from "@boresight/domain/texts/text";
import { useSortable } from "@dnd-kit/sortable";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import DragIndicator from "~icons/ic/baseline-drag-indicator";
import type { ReactNode } from "react";

interface SortableRowProps {
  id: string;
  name: string;
  /** The row cannot be moved: the list is only partly shown, or there is nothing to sort. */
  fixed?: boolean;
  /** Receives the handle to place. */
  children: (handle: ReactNode) => ReactNode;
}

/** An item of a sortable list, moved by its handle, so that a finger can still scroll the page. */
export function SortableRow({ id, name, fixed = false, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: fixed,
  });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      {...attributes}
      {...listeners}
      aria-label={t("ui.moveName", { name })}
      sx={{ cursor: isDragging ? "grabbing" : "grab", touchAction: "none", color: "text.secondary" }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );

  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition } : {}}
      sx={{ opacity: isDragging ? 0.4 : 1 }}
    >
      {children(fixed ? null : handle)}
    </Box>
  );
}
