import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { isReading } from "#features/accounting/connection/under-way.ts";
import { useImport } from "#features/accounting/import/use-import.ts";
import PauseCircleOutlined from "~icons/ic/outline-pause-circle";
import PublishedWithChangesOutlined from "~icons/ic/outline-published-with-changes";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { LookChip } from "#ui/text/look-chip.tsx";
import type { Look } from "#ui/text/look.ts";
import { formatDay } from "#ui/time/times.ts";
import { DryRun } from "./dry-run.tsx";
import { useSending } from "./use-sending.ts";

const on: Look = { words: t("accounting.sendingIsOn"), tone: "green", icon: PublishedWithChangesOutlined };
const off: Look = { words: t("base.off"), tone: "grey", icon: PauseCircleOutlined };
const stopped: Look = { words: t("accounting.sendingIsStopped"), tone: "red", icon: PauseCircleOutlined };

const lookOf = ({ isSending, status }: QboCompanyFragment): Look =>
  isSending ? (status === "broken" ? stopped : on) : off;

/** Whether records are sent, and the step that starts or stops it. */
export function SendingCard({ company }: { company: QboCompanyFragment }) {
  const [isPreviewing, setIsPreviewing] = useState(false);

  return (
    <SectionCard title={t("accounting.sendingTitle")} aside={<LookChip look={lookOf(company)} />}>
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography color="textSecondary">{sendingWords(company)}</Typography>
        <NextStep company={company} onPreview={() => setIsPreviewing(true)} />
      </Box>
      <DryRun company={company} open={isPreviewing} onClose={() => setIsPreviewing(false)} />
    </SectionCard>
  );
}

function sendingWords({ isSending, status, sendsFrom, recordsReadAt, incomeAccountId }: QboCompanyFragment): string {
  if (isSending && status === "broken") return t("accounting.nothingIsLost");
  if (isSending)
    return sendsFrom ? t("accounting.sentSince", { date: formatDay(sendsFrom) }) : t("accounting.sendingIsOnHelp");
  if (recordsReadAt === null) return t("accounting.firstRead");
  if (incomeAccountId === null) return t("accounting.thenMap");
  return t("accounting.thenStart");
}

/** One main button: read the accounts, choose them, look at what is sent, or pause. */
function NextStep({ company, onPreview }: { company: QboCompanyFragment; onPreview: () => void }) {
  const { isSending, recordsReadAt, incomeAccountId, status } = company;
  if (isSending) return <Sending company={company} onPreview={onPreview} />;
  if (recordsReadAt === null) return <ReadFirst company={company} />;
  if (incomeAccountId === null)
    return (
      <Button component={RouteLink} to="/admin/quickbooks" search={{ tab: "mapping" }} variant="contained">
        {t("accounting.chooseAccounts")}
      </Button>
    );

  return (
    <Button variant="contained" disabled={status !== "connected"} onClick={onPreview}>
      {t("accounting.previewAndStart")}
    </Button>
  );
}

function ReadFirst({ company }: { company: QboCompanyFragment }) {
  const { readNow } = useImport(company.id);

  return (
    <Button
      variant="contained"
      loading={isReading(company)}
      disabled={company.status !== "connected"}
      onClick={() => void readNow()}
    >
      {t("accounting.readQuickbooks")}
    </Button>
  );
}

function Sending({ company, onPreview }: { company: QboCompanyFragment; onPreview: () => void }) {
  const { busy, pause } = useSending(company);

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button variant="outlined" startIcon={<PauseCircleOutlined />} loading={busy} onClick={() => void pause()}>
        {t("accounting.pause")}
      </Button>
      <Button onClick={onPreview}>{t("base.preview")}</Button>
    </Box>
  );
}
