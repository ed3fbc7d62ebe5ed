import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { formatDay } from "#ui/time/times.ts";
import { alignStart } from "#ui/theme/align-start.ts";

interface RuleSourceProps {
  rule: { sourceTitle: string; sourceUrl: string | null; sourceOn: string };
}

/** Where a payer says what a rule asks for, and when that was read. */
export const RuleSource = ({ rule: { sourceTitle, sourceUrl, sourceOn } }: RuleSourceProps) => (
  <Typography variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: "anywhere", ...alignStart }}>
    {sourceUrl ? (
      <Link href={sourceUrl} target="_blank" rel="noreferrer">
        {sourceTitle}
      </Link>
    ) : (
      sourceTitle
    )}
    {", "}
    {t("billing.sourceReadOn", { day: formatDay(sourceOn) })}
  </Typography>
);
