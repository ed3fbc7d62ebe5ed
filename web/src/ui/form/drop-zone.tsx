import Box from "@mui/material/Box";
import { useState, type DragEvent, type ReactNode } from "react";

interface DropZoneProps {
  /** What dropping does: `Drop to add to Odometer`. */
  hint: string;
  disabled?: boolean;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A drop target for files. It is never the only way: buttons inside do the same. */
export function DropZone({ hint, disabled = false, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  if (disabled) return children;
  const take = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onDrop(files);
  };
  const welcome = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };

  return (
    <Box onDragEnter={welcome} onDragOver={welcome} onDragLeave={leave} onDrop={take} sx={{ position: "relative" }}>
      {children}
      {isOver && <DropHint>{hint}</DropHint>}
    </Box>
  );
}

function DropHint({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: "absolute",
        inset: -4,
        display: "grid",
        placeItems: "center",
        borderRadius: 1,
        border: 2,
        borderStyle: "dashed",
        borderColor: "primary.main",
        bgcolor: "background.paper",
        color: "primary.main",
        fontWeight: 500,
        textAlign: "center",
        pointerEvents: "none",
      }}
    >
      {children}
    </Box>
  );
}
