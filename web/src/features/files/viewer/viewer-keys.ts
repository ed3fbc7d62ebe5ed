import { closer, farther } from "./zoom.ts";

interface Viewed {
  index: number;
  count: number;
  zoom: number;
  direction: "ltr" | "rtl";
}

/** Returns what a key does in the viewer; null for any other key. Esc belongs to the dialog. */
export function afterKey(
  key: string,
  { index, count, zoom, direction }: Viewed,
): { index: number; zoom: number } | null {
  const forward = direction === "ltr" ? "ArrowRight" : "ArrowLeft";
  const back = direction === "ltr" ? "ArrowLeft" : "ArrowRight";
  const goTo = (next: number) => ({ index: Math.max(0, Math.min(count - 1, next)), zoom: 1 });
  switch (key) {
    case forward:
      return zoom > 1 ? null : goTo(index + 1); // A zoomed picture scrolls instead.
    case back:
      return zoom > 1 ? null : goTo(index - 1);
    case "Home":
      return goTo(0);
    case "End":
      return goTo(count - 1);
    case "+":
    case "=":
      return { index, zoom: closer(zoom) };
    case "-":
      return { index, zoom: farther(zoom) };
    case "0":
      return { index, zoom: 1 };
    default:
      return null;
  }
}
