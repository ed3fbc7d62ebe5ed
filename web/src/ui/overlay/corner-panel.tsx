import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Collapse from "@mui/material/Collapse";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useId, useState, type ReactNode } from "react";
import ExpandMore from "~icons/ic/baseline-expand-more";

interface CornerPanelProps {
  label: string;
  /** What the list says in short, on the button that opens it. */
  words: string;
  /** Open as long as this holds, until the person opens or closes it. */
  opensItself?: boolean;
  progress?: ReactNode;
  note?: ReactNode;
  /** The rows of the list. */
  children: ReactNode;
}

/** A list that floats in the corner of the window: its summary, and opened, each row. */
export function CornerPanel({ label, words, opensItself = false, progress, note, children }: CornerPanelProps) {
  const listId = useId();
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? opensItself;

  return (
    <Paper component="section" aria-label={label} elevation={6} sx={looks}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpened(!isOpen)}
        sx={{ display: "flex", width: "100%", gap: 2, px: 4, minHeight: 48, textAlign: "start" }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 500 }}>
          <bdi>{words}</bdi>
        </Typography>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? "none" : "rotate(180deg)" }} />
      </ButtonBase>
      {progress}
      <Collapse in={isOpen} id={listId} unmountOnExit>
        <Box
          component="ul"
          sx={{ m: 0, px: 4, py: 1, maxHeight: { xs: "24vh", sm: "40vh" }, overflowY: "auto", listStyle: "none" }}
        >
          {children}
        </Box>
      </Collapse>
      {note}
    </Paper>
  );
}

const looks = {
  mb: 2,
  width: 360,
  maxWidth: "calc(100vw - 32px)",
  overflow: "hidden",
  border: 1,
  borderColor: "divider",
};
