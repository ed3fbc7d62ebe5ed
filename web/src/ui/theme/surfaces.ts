/**
 * The background and text colors of both schemes. White on the brand's #0086B3 has too little contrast, so text uses #00719A.
 */
export const surfaces = {
  light: {
    page: "#F4F6F8",
    card: "#FFFFFF",
    sunken: "#EDF1F4",
    ink: "#14202B",
    quiet: "#54626F",
    hairline: "rgba(20, 32, 43, 0.10)",
    hover: "rgba(20, 32, 43, 0.04)",
    brand: "#0086B3",
    accent: "#00719A",
    onAccent: "#FFFFFF",
    error: "#C8102E",
    bar: "rgba(244, 246, 248, 0.82)",
  },
  dark: {
    page: "#0F161D",
    card: "#18222C",
    sunken: "#131C25",
    ink: "#E6EDF3",
    quiet: "#9FB0BF",
    hairline: "rgba(230, 237, 243, 0.10)",
    hover: "rgba(230, 237, 243, 0.05)",
    brand: "#4FC3E8",
    accent: "#4FC3E8",
    onAccent: "#06202B",
    error: "#FF6B7D",
    bar: "rgba(15, 22, 29, 0.82)",
  },
} as const;
