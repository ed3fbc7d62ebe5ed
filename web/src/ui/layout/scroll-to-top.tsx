import useScrollTrigger from "@mui/material/useScrollTrigger";
import { Suspense } from "react";
import { InCorner } from "./corner.tsx";
import { lazyPart } from "./lazy-part.tsx";

const shownAfter = 200;

// Without it nothing is missing: a message in its place would cover the page.
const ToTopButton = lazyPart(
  async () => (await import("#ui/overlay/to-top-button.tsx")).ToTopButton,
  () => null,
);

export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: shownAfter });

  return (
    <InCorner order={0}>
      <Suspense>{scrolled && <ToTopButton />}</Suspense>
    </InCorner>
  );
}
