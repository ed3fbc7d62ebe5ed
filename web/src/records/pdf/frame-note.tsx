import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Shown in the viewer instead of a picture. */
export function FrameNote({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", placeContent: "center", justifyItems: "center", gap: 3, height: "100%", p: 6 }}>
      {busy && <CircularProgress aria-hidden />}
      <Typography component="output" color="textSecondary" sx={{ textAlign: "center" }}>
        {children}
      </Typography>
    </Box>
  );
}
