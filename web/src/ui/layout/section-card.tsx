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
      <Box sx={head}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1, fontSize: "0.9375rem" }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={flush ? { pb: 2 } : { px: 5, pb: "var(--card-end, 20px)" }}>{children}</Box>
    </Card>
  );
}

/** A column of many cards may set them closer. */
export const denseCards = { "--card-start": "10px", "--card-head": "4px", "--card-end": "14px", "--card-rows": "4px" };

const head = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  px: 5,
  pt: "var(--card-start, 16px)",
  pb: "var(--card-head, 12px)",
  minHeight: "calc(32px + var(--card-start, 16px))",
};
