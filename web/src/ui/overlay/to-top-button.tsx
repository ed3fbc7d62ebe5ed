import { t } from "@boresight/domain/texts/text";
import Fab from "@mui/material/Fab";
import Zoom from "@mui/material/Zoom";
import { KeyboardArrowUp } from "#ui/icons/arrow/keyboard-arrow-up.ts";
import { scrollToTop } from "#ui/layout/scroll-page.ts";

export const ToTopButton = () => (
  <Zoom in appear>
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
);
