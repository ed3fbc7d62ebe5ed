import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { alignStart } from "#ui/theme/align-start.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { useDownload } from "#ui/table/use-download.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";

const lists = [
  { path: "customers-csv", label: t("base.customers"), name: "customers.csv" },
  { path: "vehicles-csv", label: t("base.vehicles"), name: "vehicles.csv" },
  { path: "service-orders-csv", label: t("base.orders"), name: "service-orders.csv" },
  { path: "invoices-csv", label: t("base.invoices"), name: "invoices.csv" },
  { path: "invoice-lines-csv", label: t("settings.exportInvoiceLines"), name: "invoice-lines.csv" },
  { path: "payments-csv", label: t("billing.payments"), name: "payments.csv" },
  { path: "ageing-csv", label: t("base.receivablesByAge"), name: "open-invoices-by-age.csv" },
  { path: "calibration-rules-csv", label: t("base.calibrationRules"), name: "calibration-rules.csv" },
] as const;

/** Every list as CSV, and everything as one zip. */
export function ExportTools() {
  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <SectionCard title={t("settings.exportLists")} flush>
        <RowList label={t("settings.exportLists")}>
          {lists.map((list) => (
            <ListRow key={list.path} main={list.label} end={<ExportList {...list} />} />
          ))}
        </RowList>
      </SectionCard>
      <ExportEverything />
    </Box>
  );
}

function ExportList({ path, label, name: ofList }: (typeof lists)[number]) {
  const { token } = useAuth();
  const day = readerDay(useNow());
  const name = path === "ageing-csv" ? ofList.replace(/\.csv$/, `-${day}.csv`) : ofList; // What is open is that of a day.
  const { download, loading } = useDownload(name);

  return (
    <Button
      startIcon={<FileDownloadOutlined />}
      loading={loading}
      aria-label={t("settings.exportList", { list: label })}
      onClick={() => void download(() => callFunction({ path, input: {}, token }))}
    >
      {t("base.csv")}
    </Button>
  );
}

function ExportEverything() {
  const { token } = useAuth();
  const elevated = useElevated();
  const { download, loading } = useDownload("boresight.zip");
  const run = () => download(() => elevated(() => callFunction({ path: "export-everything", input: {}, token })));

  return (
    <SectionCard title={t("base.everything")}>
      <Typography color="textSecondary" dir="auto" sx={{ mb: 3, maxWidth: 680, ...alignStart }}>
        {t("settings.exportEverythingLead")}
      </Typography>
      <Button variant="contained" startIcon={<FileDownloadOutlined />} loading={loading} onClick={() => void run()}>
        {t("settings.exportZip")}
      </Button>
    </SectionCard>
  );
}
