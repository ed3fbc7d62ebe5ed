import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";

interface PassRestBarProps {
  /** How many pass with a tap. */
  count: number;
  /** How many stay open, because they need a value. */
  waiting: number;
  /** How many have just passed, as long as that can be undone. */
  passed: number;
  busy: boolean;
  onPass: () => void;
  onUndo: () => void;
}

/** Stays at the foot of the sheet while checks are open. */
export function PassRestBar({ count, waiting, passed, busy, onPass, onUndo }: PassRestBarProps) {
  return (
    <Box sx={looks}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="output" variant="body2">
          <bdi>{passed > 0 && t("calibrations.checksPassed", { count: passed })}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <bdi>{waiting > 0 && t("calibrations.stillNeedValue", { count: waiting })}</bdi>
        </Typography>
      </Box>
      {passed > 0 && (
        <Button onClick={onUndo} sx={{ minHeight: 44 }}>
          {t("base.undo")}
        </Button>
      )}
      <Button variant="contained" disabled={count === 0} loading={busy} onClick={onPass} sx={{ minHeight: 44 }}>
        {t("calibrations.passTheRest", { checks: count })}
      </Button>
    </Box>
  );
}

const looks = {
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 3,
  px: { xs: 4, sm: 6 },
  py: 3,
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
};
