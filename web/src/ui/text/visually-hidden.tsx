import Box from "@mui/material/Box";

const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Text for screen readers only. Its place is kept by a positioned parent; where that scrolls, the page would grow without one. */
export function VisuallyHidden({ children }: { children: string }) {
  return (
    <Box component="span" sx={unseen}>
      {children}
    </Box>
  );
}
