import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { alignStart } from "#ui/theme/align-start.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDownload } from "#ui/table/use-download.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { periodIn, type ReportSpan } from "./report-period.ts";

const files = [
  { path: "quickbooks-invoices", label: t("billing.invoicesForQuickbooks") },
  { path: "quickbooks-payments", label: t("billing.paymentsForQuickbooks") },
] as const;

const steps = [
  t("billing.importInvoicesStep"),
  t("billing.importTaxStep"),
  t("billing.importPaymentsStep"),
  t("billing.importMemosStep"),
];

/** Without a connection: files that QuickBooks Online imports, and how. */
export function QuickbooksFiles() {
  const { search } = useAddress();
  const period = periodIn(search, readerDay(useNow()), "lastMonth");

  return (
    <SectionCard title={t("billing.filesForQuickbooks")}>
      <Typography color="textSecondary" dir="auto" sx={{ mb: 3, ...alignStart }}>
        {t("billing.filesForQuickbooksLead")}
      </Typography>
      <PeriodFilter period={period} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, my: 4 }}>
        {files.map((file) => (
          <QuickbooksFile key={file.path} {...file} span={period} />
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, display: "grid", gap: 1 }}>
        {steps.map((step) => (
          <Typography key={step} component="li" variant="body2" color="textSecondary">
            {step}
          </Typography>
        ))}
      </Box>
    </SectionCard>
  );
}

type QuickbooksFileProps = (typeof files)[number] & { span: ReportSpan };

function QuickbooksFile({ path, label, span: { from, to } }: QuickbooksFileProps) {
  const { token } = useAuth();
  const { download, loading } = useDownload(`${path}-${from}-${to}.csv`);

  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={loading}
      onClick={() => void download(() => callFunction({ path: `${path}-csv`, input: { from, to }, token }))}
    >
      {label}
    </Button>
  );
}
