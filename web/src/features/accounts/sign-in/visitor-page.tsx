import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface VisitorPageProps {
  title: string;
  /** One sentence about the page's purpose. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for visitors: one task, and the link back. */
export function VisitorPage({ title, lead, children }: VisitorPageProps) {
  return (
    <Box sx={{ width: "100%", maxWidth: 380 }}>
      <Typography variant="h1" sx={{ fontSize: "1.5rem", mb: 1 }}>
        {title}
      </Typography>
      <Typography component="div" color="textSecondary" sx={{ mb: 7, overflowWrap: "anywhere" }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}
