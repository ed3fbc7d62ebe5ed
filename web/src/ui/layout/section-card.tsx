import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

interface SectionCardProps {
  title: ReactNode;
  aside?: ReactNode;
  /** Lets rows extend to the card's edges. */
  flush?: boolean;
  children: ReactNode;
}

export function SectionCard({ title, aside, flush = false, children }: SectionCardProps) {
  const titleId = useId();

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: 5, pt: 4, pb: 3, minHeight: 48 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1, fontSize: "0.9375rem" }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={flush ? { pb: 2 } : { px: 5, pb: 5 }}>{children}</Box>
    </Card>
  );
}
