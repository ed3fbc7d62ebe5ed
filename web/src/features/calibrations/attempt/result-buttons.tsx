import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";

interface ResultButtonsProps {
  /** Somebody said that it failed: why is asked. */
  isFailing: boolean;
  busy: boolean;
  onPassed: () => void;
  /** Where another calibration waits to be started. */
  onPassedAndNext: (() => void) | null;
  onFailing: () => void;
}

/** An attempt is saved by its result, so that none is recorded unsaid. */
export function ResultButtons({ isFailing, busy, onPassed, onPassedAndNext, onFailing }: ResultButtonsProps) {
  // By keys, for the click that reveals the one must not also be the other's.
  return (
    <>
      {isFailing ? (
        <Button key="save" type="submit" variant="contained" color="error" loading={busy}>
          {t("calibrations.saveAsFailed")}
        </Button>
      ) : (
        <Button key="failing" variant="outlined" color="error" disabled={busy} onClick={onFailing}>
          {t("base.failed")}
        </Button>
      )}
      <Button
        variant={isFailing || onPassedAndNext ? "outlined" : "contained"}
        loading={busy && !isFailing}
        onClick={onPassed}
      >
        {t("base.passed")}
      </Button>
      {onPassedAndNext && !isFailing && (
        <Button variant="contained" disabled={busy} onClick={onPassedAndNext}>
          {t("calibrations.passedStartNext")}
        </Button>
      )}
    </>
  );
}
