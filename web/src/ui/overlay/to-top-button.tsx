import { t } from "@boresight/domain/texts/text";
import Fab from "@mui/material/Fab";
import IconButton from "@mui/material/IconButton";
import Zoom from "@mui/material/Zoom";
import KeyboardArrowUp from "~icons/ic/baseline-keyboard-arrow-up";
import { scrollToTop } from "./scroll-page.ts";

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

/** On wide windows as wide as the margin in which it stands. */
const floating = {
  mb: 2,
  width: { xs: 44, md: 24 },
  height: 44,
  borderRadius: { xs: "50%", md: 1 },
  marginInlineEnd: { md: "-24px" },
};
