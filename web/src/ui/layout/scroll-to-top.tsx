import { t } from "@boresight/domain/texts/text";
import Fab from "@mui/material/Fab";
import useScrollTrigger from "@mui/material/useScrollTrigger";
import Zoom from "@mui/material/Zoom";
import { KeyboardArrowUp } from "#ui/icons/keyboard-arrow-up.ts";
import { InCorner } from "./corner.tsx";
import { scrollToTop } from "./scroll-page.ts";

const shownAfter = 200;

export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: shownAfter });

  return (
    <InCorner order={0}>
      <Zoom in={scrolled} unmountOnExit>
        <Fab
          size="small"
          color="primary"
          aria-label={t("ui.scrollToTop")}
          onClick={scrollToTop}
          sx={{ mb: 2, "@media (pointer: coarse)": { width: 44, height: 44 } }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </InCorner>
  );
}
