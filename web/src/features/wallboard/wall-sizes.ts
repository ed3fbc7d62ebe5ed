/**
 * Type that scales with the screen: on a 1920-pixel television the main line is 26 pixels high, legible from four
 * metres.
 */
export const wallSizes = {
  heading: "clamp(1.125rem, 1.6vw, 3rem)",
  main: "clamp(1rem, 1.35vw, 2.75rem)",
  second: "clamp(0.875rem, 1.1vw, 2.25rem)",
};
