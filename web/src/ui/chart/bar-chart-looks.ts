import type { SxProps, Theme } from "@mui/material/styles";

const labelHeight = 24;
const mark = { display: "inline-block", flexShrink: 0, width: 10, height: 10, borderRadius: 0.5 };

/** Quiet words and lines, so that the bars are seen first. */
export const barChartLooks = {
  m: 0,
  display: "flex",
  flexDirection: "column",
  gap: 3,
  fontSize: "0.75rem",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
  "& .legend": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 4,
    "& span": { display: "flex", alignItems: "center", gap: 1.5 },
  },
  "& .legend i, & .figures i": mark,
  "& .plot": { display: "flex", flexGrow: 1, gap: 2, pt: 2, pb: `${labelHeight}px`, minHeight: 0 },
  "& .scale": { position: "relative", whiteSpace: "nowrap", textAlign: "end" },
  "& .widest": { visibility: "hidden" },
  "& .tick": { position: "absolute", insetInlineEnd: 0, transform: "translateY(50%)", lineHeight: 1 },
  "& .bars": { position: "relative", flexGrow: 1, minWidth: 0, display: "flex" },
  "& .line": { position: "absolute", insetInline: 0, borderBottom: 1, borderColor: "divider" },
  "& .bar": {
    position: "relative",
    flex: "1 1 0",
    minWidth: 0,
    display: "flex",
    flexDirection: "column-reverse",
    "&:hover": { bgcolor: "action.hover" },
    "& > div": { mx: "15%" },
    "& > div:last-of-type": { borderStartStartRadius: 3, borderStartEndRadius: 3 },
    "&.beside": { flexDirection: "row", alignItems: "flex-end", px: "1px" },
    "&.beside > div": { flex: 1, mx: 0, borderStartStartRadius: 2, borderStartEndRadius: 2 },
  },
  // On paper without color the parts are told apart by their pattern.
  "@media print": {
    printColorAdjust: "exact",
    "& .part0": { background: "#333 !important" },
    "& .part1": {
      background: "repeating-linear-gradient(45deg, #333 0 2px, #fff 2px 5px) !important",
      boxShadow: "inset 0 0 0 1px #333",
    },
    "& .part2": { background: "#fff !important", boxShadow: "inset 0 0 0 1px #333" },
    "& .part3": {
      background: "repeating-linear-gradient(0deg, #333 0 1px, #fff 1px 4px) !important",
      boxShadow: "inset 0 0 0 1px #333",
    },
  },
  "& .label": {
    position: "absolute",
    top: "100%",
    insetInlineStart: "50%",
    width: 0,
    mt: 2,
    display: "flex",
    justifyContent: "center",
    whiteSpace: "nowrap",
  },
  "& .figures": {
    position: "absolute",
    top: 0,
    zIndex: 1,
    mx: 3,
    p: 3,
    display: "grid",
    gap: 1,
    pointerEvents: "none",
    borderRadius: 1.5,
    border: 1,
    borderColor: "divider",
    bgcolor: "background.paper",
    color: "text.primary",
    boxShadow: 4,
    whiteSpace: "nowrap",
    "& span": { display: "flex", alignItems: "center", gap: 1.5 },
    "& b": { fontWeight: 500 },
    "& bdi": { marginInlineStart: "auto", paddingInlineStart: 2 },
  },
} satisfies SxProps<Theme>;
