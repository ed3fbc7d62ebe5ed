import Box from "@mui/material/Box";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { ReactNode } from "react";
import type { Tone } from "../theme/tones.ts";

interface ToneChipProps {
  tone: Tone;
  icon?: SvgIconComponent | undefined;
  children: ReactNode;
}

/** Icon, word and color: a state is never shown by color alone. */
export function ToneChip({ tone, icon: Icon, children }: ToneChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        maxWidth: "100%",
        height: 24,
        px: 2,
        borderRadius: 12,
        fontSize: "0.75rem",
        fontWeight: 500,
        lineHeight: 1,
        whiteSpace: "nowrap",
        bgcolor: `tone.${tone}.soft`,
        color: `tone.${tone}.text`,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 15 }} />}
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", lineHeight: "24px" }}>
        {children}
      </Box>
    </Box>
  );
}
