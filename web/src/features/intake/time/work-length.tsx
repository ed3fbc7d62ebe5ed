import { t } from "@boresight/domain/texts/text";
import { lengthWords } from "@boresight/domain/schedule/no-slot-words";
import Typography from "@mui/material/Typography";

/** Returns `11 calibrations, 11 h 20 min`. */
export function WorkLength({ minutes, calibrations }: { minutes: number; calibrations: number }) {
  const many = t("intake.calibrations", { count: calibrations });

  return (
    <Typography variant="body2">
      {calibrations > 0
        ? `${many}, ${lengthWords(minutes)}`
        : t("intake.aboutLengthwords", { duration: lengthWords(minutes) })}
    </Typography>
  );
}
