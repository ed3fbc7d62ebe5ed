import type { ComponentProps } from "react";

interface GrowingTextareaProps extends ComponentProps<"textarea"> {
  minRows?: number | string;
  maxRows?: number | string;
}

/**
 * Several lines of text that take as much room as they need, between so many rows; browsers without `field-sizing` scroll
 * in the fewest. Takes the place of Material's own, which measures a hidden copy (`left-out-parts.ts`).
 */
export function GrowingTextarea({ minRows = 1, maxRows, style, ...rest }: GrowingTextareaProps) {
  const height = { minHeight: `${minRows}lh`, maxHeight: maxRows === undefined ? "none" : `${maxRows}lh` };
  return <textarea rows={Number(minRows)} {...rest} style={{ ...style, ...height, fieldSizing: "content" }} />;
}
