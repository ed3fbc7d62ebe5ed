import Fab from "@mui/material/Fab";
import useScrollTrigger from "@mui/material/useScrollTrigger";
import Zoom from "@mui/material/Zoom";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";

const shownAfter = 200;

export function ScrollToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: shownAfter });

  return (
    <Zoom in={scrolled} unmountOnExit>
      <Fab
        size="small"
        color="primary"
        aria-label="Scroll to top"
        onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
        sx={{ position: "fixed", insetInlineEnd: 24, bottom: 24, zIndex: "fab" }}
      >
        <KeyboardArrowUp />
      </Fab>
    </Zoom>
  );
}
