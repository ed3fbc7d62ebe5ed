import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { ReactNode } from "react";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import type { Tone } from "#ui/theme/tones.ts";

export interface TimelineEntry {
  id: string;
  icon: SvgIconComponent;
  tone: Tone;
  sentence: ReactNode;
  note?: string;
  moment: string;
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {entries.map((entry) => (
        <TimelineRow key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

const thread = {
  content: '""',
  position: "absolute",
  insetInlineStart: 13,
  insetBlock: "30px 2px",
  width: 2,
  bgcolor: "divider",
};

function TimelineRow({ entry: { icon: Icon, tone, sentence, note, moment } }: { entry: TimelineEntry }) {
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        gap: 3,
        pb: 4,
        "&:not(:last-of-type)::before": thread,
        "&:last-of-type": { pb: 0 },
      }}
    >
      <Box
        sx={{
          flexShrink: 0,
          display: "grid",
          placeItems: "center",
          width: 28,
          height: 28,
          borderRadius: "50%",
          bgcolor: `tone.${tone}.soft`,
          color: `tone.${tone}.text`,
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
      </Box>
      <Box sx={{ minWidth: 0, pt: 0.75 }}>
        <Typography variant="body2">{sentence}</Typography>
        {note && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
            {note}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          <RelativeTime moment={moment} />
        </Typography>
      </Box>
    </Box>
  );
}
