import Box from "@mui/material/Box";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface EntryCountProps {
  count: number;
  /** The count in words, for those who hear it. */
  words: string;
}

/** How much waits behind a menu entry, at its end; nothing for none. */
export function EntryCount({ count, words }: EntryCountProps) {
  if (count === 0) return null;

  return (
    <Box component="span" sx={looks}>
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Box>
  );
}

const looks = {
  marginInlineStart: "auto",
  minWidth: 20,
  px: 1.5,
  borderRadius: "10px",
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: "0.75rem",
  lineHeight: "20px",
  textAlign: "center",
};
