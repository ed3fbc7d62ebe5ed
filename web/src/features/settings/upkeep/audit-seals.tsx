import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { formatDay } from "#ui/time/times.ts";
import { useSealCheck, type AskedDays, type WrongDay } from "./use-seal-check.ts";

const NewestSeal = graphql(`
  query NewestSeal {
    auditDays(first: 1, orderBy: DAY_DESC) {
      nodes {
        id
        day
      }
    }
  }
`);

/** Through which day the audit is sealed, and whether the chosen days agree with their seals. */
export function AuditSeals({ asked }: { asked: AskedDays }) {
  const { data, error } = useQuery(NewestSeal, { fetchPolicy: "cache-and-network" });
  const { check, run } = useSealCheck(asked);
  if (!data) return error ? null : <Skeleton height={44} />;
  const newest = rowsOf(data.auditDays)[0];
  if (!newest) return <Typography color="textSecondary">{t("settings.auditNotSealed")}</Typography>;

  return (
    <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2 }}>
        <Box sx={{ flexGrow: 1, flexBasis: 260, minWidth: 0 }}>
          <Typography>{t("settings.auditSealedThrough", { day: formatDay(newest.day) })}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 680 }}>
            {t("settings.auditSealsLead")}
          </Typography>
        </Box>
        <Button variant="outlined" loading={check?.busy ?? false} onClick={() => void run()}>
          {t("settings.auditCheckSeals")}
        </Button>
      </Box>
      <Box component="output">{check && <Outcome {...check} />}</Box>
    </Box>
  );
}

interface OutcomeProps {
  busy: boolean;
  days: number;
  wrong: WrongDay | null;
  problem: string | null;
}

function Outcome({ busy, days, wrong, problem }: OutcomeProps) {
  if (problem !== null) return <Alert severity="error">{problem}</Alert>;
  if (wrong) return <Alert severity="error">{wordsOf(wrong)}</Alert>;
  if (days > 0)
    return <Alert severity={busy ? "info" : "success"}>{t("settings.auditDaysAgree", { count: days })}</Alert>;
  return busy ? null : <Alert severity="info">{t("settings.auditNoSealedDays")}</Alert>;
}

function wordsOf({ day: date, problem, sealedCount: sealed, foundCount: found }: WrongDay): string {
  const day = formatDay(date);
  if (problem === "missing") return t("settings.auditDayMissing", { day });
  if (problem === "seal") return t("settings.auditSealWrong", { day });
  return sealed === found
    ? t("settings.auditDayChanged", { day, found })
    : t("settings.auditDayCounts", { day, sealed, found });
}
