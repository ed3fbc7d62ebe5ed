import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Names a group of inputs. */
export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <Typography component="legend" variant="h3" sx={{ mt: 3, mb: 2, p: 0 }}>
    {children}
  </Typography>
);
