import useScrollTrigger from "@mui/material/useScrollTrigger";
import { Suspense } from "react";
import { createPortal } from "react-dom";
import { InCorner } from "./corner.tsx";
import { lazyPart } from "../lazy/lazy-part.tsx";

const shownAfter = 200;

/** The id of an element of a bar that stays in sight: there the button covers nothing. */
export const toTopPlace = "to-top";

// Without it nothing is missing: a message in its place would cover the page.
const ToTopButton = lazyPart(
  async () => (await import("#ui/overlay/to-top-button.tsx")).ToTopButton,
  () => null,
);

export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: shownAfter });
  const place = scrolled ? document.getElementById(toTopPlace) : null;
  const button = <Suspense>{scrolled && <ToTopButton floats={place === null} />}</Suspense>;

  return place ? createPortal(button, place) : <InCorner order={0}>{button}</InCorner>;
}
