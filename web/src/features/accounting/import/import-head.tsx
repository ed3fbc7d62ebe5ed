import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { isReading } from "#features/accounting/connection/under-way.ts";
import RefreshOutlined from "~icons/ic/outline-refresh";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useImport, type Applied } from "./use-import.ts";

interface ImportHeadProps {
  company: QboCompanyFragment;
  /** How many decisions are to be carried out; undefined while they are counted. */
  decided: number | undefined;
  suggested: number | undefined;
}

/** When QuickBooks was read, and the steps from there: read, accept what is suggested, carry out. */
export function ImportHead({ company, decided = 0, suggested = 0 }: ImportHeadProps) {
  const { busy, result, readNow, acceptAll, applyAll } = useImport(company.id);
  const reading = isReading(company);
  const works = company.status === "connected";

  return (
    <>
      {company.recordsProblem && (
        <Alert severity="error" sx={{ overflowWrap: "anywhere" }}>
          {t("accounting.readingFailed", { problem: company.recordsProblem })}
        </Alert>
      )}
      {result && <ResultAlert {...result} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          <LastRead company={company} />
        </Typography>
        <Button
          variant={company.recordsReadAt === null ? "contained" : "outlined"}
          startIcon={<RefreshOutlined />}
          loading={reading}
          loadingPosition="start"
          disabled={!works}
          onClick={() => void readNow()}
        >
          {reading ? t("accounting.reading") : t("accounting.readNow")}
        </Button>
        {suggested > 0 && (
          <Button variant="outlined" disabled={busy || !works} onClick={() => void acceptAll()}>
            {t("accounting.acceptSuggestions", { count: suggested })}
          </Button>
        )}
        {decided > 0 && (
          <Button variant="contained" loading={busy} disabled={!works} onClick={() => void applyAll()}>
            {t("accounting.carryOut", { count: decided })}
          </Button>
        )}
      </Box>
    </>
  );
}

function LastRead({ company: { recordsReadAt } }: { company: QboCompanyFragment }) {
  if (recordsReadAt === null) return t("accounting.importIntro");

  return <RichText text={t("accounting.lastRead", slots("when"))} when={<RelativeTime moment={recordsReadAt} />} />;
}

const ResultAlert = ({ applied, failed }: Applied) => (
  <Alert severity={failed > 0 ? "warning" : "success"}>
    {t("accounting.countApplied", { count: applied })}
    {failed > 0 && <div>{t("accounting.countNotApplied", { count: failed })}</div>}
  </Alert>
);
