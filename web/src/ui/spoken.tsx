import Box from "@mui/material/Box";

const unseen = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Words for those who listen, where those who look see enough. */
export function Spoken({ children }: { children: string }) {
  return (
    <Box component="span" sx={unseen}>
      {children}
    </Box>
  );
}
