import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDuration } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { useStartAttempt, type QueuedCalibration } from "./use-record-attempt.ts";

interface AttemptButtonProps {
  calibration: QueuedCalibration;
  isUnderWay: boolean;
  /** Another calibration comes before. */
  isOutOfTurn: boolean;
  /** Another one is started once this has passed. */
  hasNext: boolean;
  onStop: () => void;
  onPassed: () => void;
}

const looks = { "@media (pointer: coarse)": { minHeight: 44 } };

/** Starts an attempt, and ends the one that is under way: with its record to be written, or as passed with what is known. */
export function AttemptButton(props: AttemptButtonProps) {
  const { calibration, isUnderWay, isOutOfTurn, hasNext, onStop, onPassed } = props;
  const { start, loading } = useStartAttempt(calibration);
  if (!isUnderWay)
    return (
      <Button
        variant={isOutOfTurn ? "outlined" : "contained"}
        size="small"
        loading={loading}
        onClick={() => void start()}
        sx={looks}
      >
        {t("calibrations.startAttempt")}
      </Button>
    );

  return (
    <>
      <Button variant="outlined" size="small" onClick={onStop} sx={looks}>
        {t("calibrations.stopAttempt")}
      </Button>
      <Button variant="contained" size="small" onClick={onPassed} sx={looks}>
        {hasNext ? t("calibrations.passedStartNext") : t("base.passed")}
      </Button>
    </>
  );
}

/** `In progress for 12 min, Tom`: everybody sees that somebody works on it. */
export function UnderWay({ since, by }: { since: string; by: string | undefined }) {
  const duration = formatDuration(useNow().getTime() - new Date(since).getTime());

  return (
    <Typography variant="body2" color="textSecondary">
      <bdi>{t("calibrations.underWay", { duration, name: by ?? t("calibrations.someoneWhoLeft") })}</bdi>
    </Typography>
  );
}
