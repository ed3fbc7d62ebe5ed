import Box from "@mui/material/Box";

const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Words for those who listen, where those who look see enough. */
export function VisuallyHidden({ children }: { children: string }) {
  return (
    <Box component="span" sx={unseen}>
      {children}
    </Box>
  );
}
