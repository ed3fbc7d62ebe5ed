import { failureReasonKeys, failureReasons } from "@boresight/domain/calibrations/failure-reasons";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CalibrationRowFragment } from "#graphql/graphql.ts";
import { WaitingMark } from "#ui/parts/waiting-mark.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { formatDuration } from "#ui/time/times.ts";
import type { ShownAttempt } from "./queued-attempts.ts";
import { resultLook } from "./result-words.ts";

export type Attempt = NonNullable<CalibrationRowFragment["attempts"]["nodes"][number]>;

/** `1 Failed · Target stand 7 · C1A67 · Tom, an hour ago`. Failed attempts stay visible. */
export function AttemptLine({ attempt }: { attempt: ShownAttempt }) {
  const {
    number,
    result,
    failureReason,
    tool,
    target,
    faultCodes,
    clearedCodes,
    conditions,
    evidenceFileIds,
    performedByUser,
    createdAt,
  } = attempt;
  const reason = failureReasonKeys.find((key) => key === failureReason);
  const took = tookOf(attempt);
  const { words, tone, icon: Icon } = resultLook(result);
  const files = evidenceFileIds?.length ?? 0;
  const details = [
    reason && failureReasons[reason],
    took && t("calibrations.tookDuration", { duration: took }),
    tool,
    target,
    faultCodes?.join(", "),
    clearedCodes && clearedCodes.length > 0 && t("calibrations.clearedOf", { codes: clearedCodes.join(", ") }),
    conditions,
    files > 0 && t("calibrations.evidenceFiles", { count: files }),
    performedByUser?.displayName,
  ].filter(Boolean);

  return (
    <Box component="li" sx={{ display: "flex", gap: 2, py: 0.5, alignItems: "baseline" }}>
      {Icon && <Icon aria-hidden sx={{ fontSize: 15, alignSelf: "center", color: `tone.${tone}.text` }} />}
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {number}. {words}
        {details.length > 0 && ` · ${details.join(" · ")}`}
        {" · "}
        {attempt.isWaiting ? <WaitingMark /> : <RelativeTime moment={createdAt} />}
      </Typography>
    </Box>
  );
}

/** Null where start or end is unknown, or both were noted at once. */
function tookOf({ startedAt, endedAt }: Pick<Attempt, "startedAt" | "endedAt">): string | null {
  if (!startedAt || !endedAt) return null;
  const took = new Date(endedAt).getTime() - new Date(startedAt).getTime();
  return took < 60_000 ? null : formatDuration(took);
}
