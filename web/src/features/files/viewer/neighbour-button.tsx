import IconButton from "@mui/material/IconButton";
import ChevronLeft from "~icons/ic/baseline-chevron-left";
import ChevronRight from "~icons/ic/baseline-chevron-right";
import { useTheme } from "@mui/material/styles";

interface NeighbourButtonProps {
  label: string;
  side: "end" | "start";
  onClick: () => void;
}

/** Overlays the edge of the picture that it leads to. */
export function NeighbourButton({ label, side, onClick }: NeighbourButtonProps) {
  const { direction } = useTheme();
  const Icon = (side === "start") === (direction === "ltr") ? ChevronLeft : ChevronRight;
  const place = side === "start" ? { insetInlineStart: 12 } : { insetInlineEnd: 12 };

  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        position: "absolute",
        top: "calc(50% - 22px)",
        width: 44,
        height: 44,
        boxShadow: 2,
        ...place,
        "&, &:hover": { bgcolor: "background.paper" },
      }}
    >
      <Icon />
    </IconButton>
  );
}
