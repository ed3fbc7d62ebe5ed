import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CalibrationRowFragment } from "#graphql/graphql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { resultLook } from "./result-words.ts";

export type Attempt = NonNullable<CalibrationRowFragment["attempts"]["nodes"][number]>;

/** `1 Failed · Target stand 7 · C1A67 · Tom, an hour ago`. Failed attempts stay visible. */
export function AttemptLine({ attempt }: { attempt: Attempt }) {
  const { number, result, tool, target, faultCodes, conditions, evidenceFileIds, performedByUser, createdAt } = attempt;
  const { words, tone, icon: Icon } = resultLook(result);
  const files = evidenceFileIds?.length ?? 0;
  const details = [
    tool,
    target,
    faultCodes?.join(", "),
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
        <RelativeTime moment={createdAt} />
      </Typography>
    </Box>
  );
}
