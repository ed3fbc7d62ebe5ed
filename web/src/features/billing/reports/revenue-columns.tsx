import type { RevenueGrouping } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import { MoneyText } from "#ui/form/money-text.tsx";
import { shareOf } from "./findings.ts";
import type { ReportColumn } from "./report-table.tsx";
import { groupingChoices, nameOf, type RevenueRow } from "./revenue-rows.ts";

type Column = ReportColumn<RevenueRow>;
type Sums = Pick<RevenueRow, "marginCents" | "revenueCents">;

const named = (by: RevenueGrouping): Column => ({
  header: groupingChoices.find(({ value }) => value === by)?.label ?? by,
  show: (row) => <bdi>{nameOf(row, by)}</bdi>,
  total: t("base.total"),
});

const revenue = (sums: Sums): Column => ({
  header: t("billing.revenue"),
  show: ({ revenueCents }) => <MoneyText cents={revenueCents} />,
  total: <MoneyText cents={sums.revenueCents} />,
});

/** Invoices are not summed: one can be in several rows. */
export const revenueColumns = (sums: Sums, by: RevenueGrouping): readonly Column[] => [
  named(by),
  { header: t("base.invoices"), show: ({ invoiceCount }) => invoiceCount },
  { ...revenue(sums), isMain: true },
  { header: t("billing.share"), show: ({ revenueCents }) => shareOf(revenueCents, sums.revenueCents) },
];

export const marginColumns = (sums: Sums, by: RevenueGrouping): readonly Column[] => [
  named(by),
  revenue(sums),
  {
    header: t("base.cost"),
    show: ({ revenueCents, marginCents }) => <MoneyText cents={revenueCents - marginCents} />,
    total: <MoneyText cents={sums.revenueCents - sums.marginCents} />,
  },
  {
    header: t("base.margin"),
    isMain: true,
    show: ({ marginCents }) => <MoneyText cents={marginCents} />,
    total: <MoneyText cents={sums.marginCents} />,
  },
  {
    header: t("billing.ofRevenue"),
    show: ({ marginCents, revenueCents }) => shareOf(marginCents, revenueCents),
    total: shareOf(sums.marginCents, sums.revenueCents),
  },
];
