import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface PageProps {
  title: ReactNode;
  /** A figure or a sentence beside the title, in secondary color. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** Fills the window's height, so that a table inside scrolls under its own header. */
  fill?: boolean;
  children: ReactNode;
}

export function Page({ title, aside, actions, fill = false, children }: PageProps) {
  const filling = {
    height: { md: "calc(100dvh - var(--bars, 56px))" },
    minHeight: { md: 420 },
    "@media print": { height: "auto", minHeight: 0, pb: 0 }, // Paper is as long as what is on it.
  };

  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: fill ? 2 : 3,
        px: { xs: 4, md: 6 },
        pt: fill ? 3 : 4,
        pb: fill ? 2 : 8,
        ...(fill && filling),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: { xs: 2, md: 3 }, flexWrap: "wrap", minHeight: 40 }}>
        <Typography variant="h1" component="h1" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          {title}
        </Typography>
        {aside !== undefined && (
          <Typography component="div" color="textSecondary">
            {aside}
          </Typography>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {actions}
      </Box>
      {children}
    </Box>
  );
}
