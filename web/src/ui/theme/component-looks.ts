import type { Components, Theme } from "@mui/material/styles";

/** The minimum size of touch targets, also for gloves. */
const coarse = "@media (pointer: coarse)";
const touch = { [coarse]: { minHeight: 44 } };
const forFingers = { minHeight: 44, display: "inline-flex", alignItems: "center" };
const withinText = { minHeight: 0, display: "inline" };

/** The look of MUI's components everywhere: flat surfaces, small radii, a visible focus ring. */
export const componentLooks: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      body: { fontFeatureSettings: '"cv11", "ss03"', WebkitFontSmoothing: "antialiased" },
      output: { display: "block" }, // What is told there has lines of its own.
      "a:not([class])": { color: theme.vars.palette.primary.main },
      ":focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      "@media print": {
        "header:not(.ec-header), nav, footer, form, [role=tablist], a[href='#content'], .MuiButton-root, .MuiIconButton-root, .MuiFab-root, .MuiTabs-root, [role=radiogroup]":
          {
            display: "none !important",
          },
        body: { backgroundColor: "#fff", color: "#000" },
      },
      // For links outside text; those within a sentence keep its line height.
      [coarse]: {
        "dd a, dd button.MuiButtonBase-root, footer a, .MuiLink-root": forFingers,
        "p .MuiLink-root": withinText,
      },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          animationIterationCount: "1 !important", // Else one that repeats would be drawn again and again for nothing.
          transition: "none !important", // Even the shortest would show how it begins until the next frame.
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { fontFamily: "inherit" } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 6, whiteSpace: "nowrap", minHeight: 36, ...touch },
      sizeSmall: { minHeight: 30, ...touch },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider, color: theme.vars.palette.text.primary }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 6, [coarse]: { minWidth: 44, minHeight: 44 } } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
  MuiCard: {
    defaultProps: { variant: "outlined" },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: "transparent",
        boxShadow: "0 1px 2px rgba(16, 32, 46, 0.06)",
        '[data-skin="bordered"] &': { borderColor: theme.vars.palette.divider, boxShadow: "none" },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, minWidth: 180 }) },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 36, borderRadius: 4, marginInline: 4, paddingInline: 12, ...touch } },
  },
  MuiToggleButton: { styleOverrides: { root: touch } },
  MuiListItemButton: { styleOverrides: { root: touch } },
  MuiCheckbox: { styleOverrides: { root: { [coarse]: { minWidth: 44, minHeight: 44 } } } },
  MuiRadio: { styleOverrides: { root: { [coarse]: { minWidth: 44, minHeight: 44 } } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: { tooltip: { fontSize: "0.75rem", fontWeight: 400 } },
  },
  MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        backgroundColor: theme.vars.palette.background.paper,
        ...touch,
        "& textarea": { unicodeBidi: "plaintext" }, // Each paragraph as it is written: English notes within Arabic.
      }),
      notchedOutline: ({ theme }) => ({ borderColor: `rgba(${theme.vars.palette.text.secondaryChannel} / 0.35)` }),
    },
  },
  // MUI lets the message scroll by itself: half a pixel too many made it a region that no key reaches.
  MuiAlert: { styleOverrides: { message: { minWidth: 0, overflow: "visible", overflowWrap: "anywhere" } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: "1rem", fontWeight: 600, paddingBlockEnd: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: 16 } } },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { root: { transform: "none", borderRadius: 4 } },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
};
