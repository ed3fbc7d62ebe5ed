import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface VisitorPageProps {
  title: string;
  /** One sentence: what this is for. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of someone who is not signed in: one thing to do, and the way back. */
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
