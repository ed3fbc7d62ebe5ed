import type { RevenueGrouping } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import { monthWords } from "#ui/time/calendar-days.ts";
import { monthsOf, type ReportSpan } from "./report-period.ts";

export const groupingChoices: readonly { value: RevenueGrouping; label: string }[] = [
  { value: "month", label: t("base.month") },
  { value: "calibration", label: t("base.calibration") },
  { value: "location", label: t("base.location") },
  { value: "technician", label: t("base.technician") },
  { value: "customer", label: t("base.customer") },
  { value: "insurer", label: t("base.insurer") },
];

/** What the address says, or by month. */
export const groupingIn = (by: string | undefined): RevenueGrouping =>
  groupingChoices.find(({ value }) => value === by)?.value ?? "month";

export interface RevenueRow {
  key: string | null;
  name: string | null;
  invoiceCount: number;
  revenueCents: number;
  marginCents: number;
}

/** For people: the month in words, and what has no location or technician. */
export function nameOf({ key, name }: Pick<RevenueRow, "key" | "name">, by: RevenueGrouping): string {
  if (by === "month") return monthWords(`${key}-01`);
  if (by === "calibration" && key === "creditMemo") return t("billing.creditMemos");
  if (name) return name;
  if (by === "insurer") return t("billing.noInsurer");
  return by === "technician" ? t("orders.unassigned") : t("billing.noLocation");
}

const noRevenue = { invoiceCount: 0, revenueCents: 0, marginCents: 0 };

/** Months without invoices are shown too, up to the last that has begun. */
export function rowsOfMonths(
  rows: readonly RevenueRow[],
  { from, to }: ReportSpan,
  today: string,
): readonly RevenueRow[] {
  const latest = [today, rows.at(-1)?.key ?? ""].toSorted().at(-1) ?? today;
  return monthsOf({ from, to })
    .filter((month) => month <= latest.slice(0, 7))
    .map((month) => rows.find(({ key }) => key === month) ?? { key: month, name: month, ...noRevenue });
}
