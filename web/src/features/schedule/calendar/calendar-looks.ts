import type { SxProps, Theme } from "@mui/material/styles";

/** The library's calendar in our colours. */
export const calendarLooks: SxProps<Theme> = {
  flexGrow: 1,
  minHeight: 420,
  minWidth: 0,
  "& .ec": {
    "--ec-bg-color": "var(--mui-palette-background-paper)",
    "--ec-color": "var(--mui-palette-text-primary)",
    "--ec-border-color": "var(--mui-palette-divider)",
    "--ec-text-color": "var(--mui-palette-text-primary)",
    "--ec-today-bg-color":
      "color-mix(in srgb, var(--mui-palette-tone-blue-soft) 45%, var(--mui-palette-background-paper))",
    "--ec-now-indicator-color": "var(--mui-palette-error-main)",
    fontSize: "0.8125rem",
    height: "100%",
    border: 1,
    borderColor: "divider",
    borderRadius: 2,
    overflow: "hidden",
  },
  "& .ec-toolbar": { display: "none" },
  "& .ec-event-time, & time": { unicodeBidi: "plaintext" },
  "& .column-load": { display: "block", fontSize: "0.75rem", fontWeight: 400, color: "text.secondary" },
  "& .column-load span": {
    display: "block",
    blockSize: 4,
    mt: 1,
    borderRadius: 1,
    overflow: "hidden",
    bgcolor: "divider",
    "&::before": {
      content: '""',
      display: "block",
      blockSize: "100%",
      inlineSize: "var(--share)",
      bgcolor: "primary.main",
    },
  },
  "& .ec-event": { borderRadius: "6px", boxShadow: "none", cursor: "pointer", py: 1, px: 2 },
  "& .ec-event:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 1 },
  "& .ec-event-title": { whiteSpace: "pre-line", unicodeBidi: "plaintext", fontWeight: 500, lineHeight: 1.3 },
  "& .ec-bg-event.time-off": {
    opacity: 1,
    backgroundColor: "transparent",
    backgroundImage:
      "repeating-linear-gradient(135deg, var(--mui-palette-action-hover) 0 6px, var(--mui-palette-action-selected) 6px 12px)",
    overflow: "hidden",
  },
  "& .time-off-words": {
    display: "block",
    px: 1,
    fontSize: "0.75rem",
    lineHeight: 1.4,
    color: "text.secondary",
    overflowWrap: "anywhere",
    unicodeBidi: "plaintext",
  },
  "& .appointment-overbooked": { outline: "2px dashed", outlineColor: "var(--mui-palette-tone-red-solid)" },
  "& .appointment-cancelled, & .appointment-noShow": { opacity: 0.75 },
};
