import { t } from "@boresight/domain/texts/text";
import Fab from "@mui/material/Fab";
import IconButton from "@mui/material/IconButton";
import Zoom from "@mui/material/Zoom";
import KeyboardArrowUp from "~icons/ic/baseline-keyboard-arrow-up";

/** In a bar, or floating: on wide windows in the margin of the page. */
export const ToTopButton = ({ floats }: { floats: boolean }) => (
  <Zoom in appear>
    {floats ? (
      <Fab size="small" color="primary" aria-label={t("ui.scrollToTop")} onClick={scrollToTop} sx={floating}>
        <KeyboardArrowUp />
      </Fab>
    ) : (
      <IconButton color="primary" aria-label={t("ui.scrollToTop")} onClick={scrollToTop}>
        <KeyboardArrowUp />
      </IconButton>
    )}
  </Zoom>
);

/** On wide windows as wide as the margin in which it is. */
const floating = {
  mb: 2,
  width: { xs: 44, md: 24 },
  height: 44,
  borderRadius: { xs: "50%", md: 1 },
  marginInlineEnd: { md: "-24px" },
};

/** In milliseconds, as the specification says. */
const duration = 300;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls the page to its top within 300 ms; at once for people who want no motion. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo({ top: 0, behavior: "instant" });
  const start = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration);
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: "instant" });
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
