import { formatCents } from "@boresight/domain/base/money";
import { ageingBuckets, type AgeingBucket } from "@boresight/domain/billing/invoice-status";
import { t } from "@boresight/domain/texts/text";
import { bucketWords } from "#features/billing/invoices/invoice-due.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { sumOfBucket, type AgedSums } from "./aged-sums.ts";

const shortWords: Readonly<Record<AgeingBucket, string>> = {
  notDue: t("billing.shortNotDue"),
  "0-30": t("billing.shortTo30"),
  "31-60": t("billing.shortTo60"),
  "61-90": t("billing.shortTo90"),
  "90+": t("billing.shortOver90"),
};

/** What is open by days since it was due; what is not due yet is shown apart. */
export function AgeingChart({ sums }: { sums: AgedSums }) {
  const amounts = ageingBuckets.map((bucket) => sums[sumOfBucket[bucket]]);
  const series = [
    { label: bucketWords.notDue, tone: "blue", values: amounts.map((cents, index) => (index === 0 ? cents : 0)) },
    { label: t("billing.overdue"), tone: "amber", values: amounts.map((cents, index) => (index === 0 ? 0 : cents)) },
  ] as const;

  return <BarChart bars={ageingBuckets.map((bucket) => shortWords[bucket])} series={series} format={formatCents} />;
}
