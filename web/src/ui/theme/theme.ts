/// <reference types="@mui/material/themeCssVarsAugmentation" />
import { createTheme, type Theme } from "@mui/material/styles";
import type { Direction } from "@mui/material/styles";
import { componentLooks } from "./component-looks.ts";
import { surfaces } from "./surfaces.ts";
import { tones, type Tone, type ToneShades } from "./tones.ts";

interface Grounds {
  sunken: string;
  bar: string;
  brand: string;
}

declare module "@mui/material/styles" {
  interface Palette {
    tone: Record<Tone, ToneShades>;
    ground: Grounds;
  }
  interface PaletteOptions {
    tone: Record<Tone, ToneShades>;
    ground: Grounds;
  }
  interface TypographyVariants {
    code: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    code?: React.CSSProperties;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    code: true;
  }
}

const textFace = '"Inter Variable", "Inter Fallback", "Noto Sans Arabic Variable", system-ui, sans-serif';
const codeFace = '"JetBrains Mono Variable", ui-monospace, "SFMono-Regular", Menlo, monospace';

const palette = (scheme: "light" | "dark") => {
  const { page, card, sunken, ink, quiet, hairline, hover, brand, accent, onAccent, error, bar } = surfaces[scheme];
  const tone = tones[scheme];
  return {
    primary: { main: accent, contrastText: onAccent },
    error: { main: error, contrastText: onAccent },
    success: { main: tone.green.text, contrastText: onAccent },
    warning: { main: tone.amber.text, contrastText: onAccent },
    info: { main: accent, contrastText: onAccent },
    background: { default: page, paper: card },
    text: { primary: ink, secondary: quiet },
    divider: hairline,
    action: { hover },
    tone,
    ground: { sunken, bar, brand },
  };
};

const heading = { lineHeight: 1.3, fontWeight: 600 };

/** What a component may ask about the display (`useDisplay`): other steps than the layout's above `md`. */
export const displayThresholds = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 };

/** The layout's own steps; navigation overlays the page below `md` plus 16 pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1904 };

export const buildTheme = (direction: Direction): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: "data" },
    colorSchemes: { light: { palette: palette("light") }, dark: { palette: palette("dark") } },
    breakpoints: { values: breakpoints },
    spacing: 4,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: textFace,
      fontSize: 14,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { ...heading, fontSize: "1.25rem" },
      h2: { ...heading, fontSize: "1rem" },
      h3: { ...heading, fontSize: "0.875rem" },
      h4: { ...heading, fontSize: "1.5rem", fontFeatureSettings: '"tnum"' },
      body1: { fontSize: "0.875rem", lineHeight: 1.5 },
      body2: { fontSize: "0.8125rem", lineHeight: 1.5 },
      caption: { fontSize: "0.75rem", lineHeight: 1.4 },
      button: { textTransform: "none", fontWeight: 500 },
      code: { fontFamily: codeFace, fontSize: "0.8125rem", lineHeight: 1.4, fontFeatureSettings: '"zero"' },
    },
    motion: { reducedMotion: "system" },
    transitions: {
      duration: { shortest: 120, shorter: 140, short: 160, standard: 180, enteringScreen: 180, leavingScreen: 140 },
    },
    components: componentLooks,
  });
