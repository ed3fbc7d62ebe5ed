import Box from "@mui/material/Box";
import { Fragment } from "react";

/** Keys as they look: those of "g o" one after the other, those of "Ctrl+K" together. Left to right in every language. */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <Box component="span" dir="ltr" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
    {keys.split(/(?=[ +])/).map((part) => (
      <Fragment key={part}>
        {part.startsWith("+") && <span>+</span>}
        <Box component="kbd" sx={capLooks}>
          {part.replace(/^[ +]/, "").replace(/^[a-z]$/, (letter) => letter.toUpperCase())}
        </Box>
      </Fragment>
    ))}
  </Box>
);

const capLooks = {
  minWidth: 26,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: "divider",
  bgcolor: "action.hover",
  color: "text.primary",
  font: "inherit",
  fontSize: "0.8125rem",
  textAlign: "center",
};
