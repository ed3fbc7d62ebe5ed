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
  onStop: () => void;
}

/** Starts an attempt, and stops the one that is under way. */
export function AttemptButton({ calibration, isUnderWay, isOutOfTurn, onStop }: AttemptButtonProps) {
  const { start, loading } = useStartAttempt(calibration);

  return (
    <Button
      variant={isOutOfTurn ? "outlined" : "contained"}
      size="small"
      loading={loading}
      onClick={() => (isUnderWay ? onStop() : void start())}
      sx={{ "@media (pointer: coarse)": { minHeight: 44 } }}
    >
      {isUnderWay ? t("calibrations.stopAttempt") : t("calibrations.startAttempt")}
    </Button>
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
