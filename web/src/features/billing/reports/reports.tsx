import { useAuth } from "#auth/use-auth.ts";
import { roleOf } from "#auth/session.ts";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { AgeingReport } from "./ageing-report.tsx";
import type { ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import { ChoiceField } from "./choice-field.tsx";
import { ExportReport } from "./export-report.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { periodIn } from "./report-period.ts";
import { groupingChoices, groupingIn } from "./revenue-rows.ts";

// Of those that are chosen.
const JournalReport = lazyPart(async () => (await import("./journal-report.tsx")).JournalReport);
const MonthEnd = lazyPart(async () => (await import("./month-end.tsx")).MonthEnd);
const RevenueReport = lazyPart(async () => (await import("./revenue-report.tsx")).RevenueReport);
const TaxReport = lazyPart(async () => (await import("./tax-report.tsx")).TaxReport);

/** Tax returns and the files of a month are asked for once it is over. */
const reports = [
  { value: "ageing", label: t("billing.ageing"), ofAdmins: false },
  { value: "payments", label: t("billing.payments"), ofAdmins: false },
  { value: "revenue", label: t("billing.revenue"), ofAdmins: true },
  { value: "margin", label: t("base.margin"), ofAdmins: true },
  { value: "taxes", label: t("base.taxes"), ofAdmins: false },
  { value: "monthEnd", label: t("billing.monthEnd"), ofAdmins: false },
] as const;

type Report = (typeof reports)[number]["value"];

/** What is about sales counts them on one basis or the other. */
const hasBasis = (report: Report): boolean => report !== "ageing" && report !== "payments";

/** The one in the address, of those for this person; what the shop earns is for admins. */
function useReport() {
  const { search } = useAddress();
  const isAdmin = roleOf(useAuth().user) === "admin";
  const offered = reports.filter(({ ofAdmins }) => isAdmin || !ofAdmins);
  const { value: report } = offered.find(({ value }) => value === search["report"]) ?? reports[0];
  const day = readerDay(useNow());
  return { offered, report, day, period: periodIn(search, day, report === "taxes" ? "lastMonth" : "month") };
}

/** The reports of the office, with their filters: which one, and of which days, is in the address. */
export function Reports() {
  const { search, change } = useAddress();
  const { offered, report, day, period } = useReport();
  const by = groupingIn(search["by"]);
  const basis = basisIn(search);
  const Choice = useOnPhone() ? ChoiceField : SegmentedChoice; // A phone is too narrow for all of them side by side.

  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end" }}>
        <Choice
          label={t("base.report")}
          value={report}
          choices={offered}
          onChoose={(chosen) => change({ report: chosen })}
        />
        {report !== "ageing" && report !== "monthEnd" && <PeriodFilter period={period} />}
        {(report === "revenue" || report === "margin") && (
          <ChoiceField
            label={t("billing.groupedBy")}
            value={by}
            choices={groupingChoices}
            onChoose={(chosen) => change({ by: chosen })}
          />
        )}
        {hasBasis(report) && <BasisChoice basis={basis} />}
      </Box>
      {hasBasis(report) && basis === "paid" && (
        <Typography color="textSecondary" dir="auto" sx={{ maxWidth: 760, ...alignStart }}>
          {t("billing.paidBasisLead")}
        </Typography>
      )}
      {report === "ageing" && <AgeingReport />}
      <Suspense fallback={<ListSkeleton rows={8} />}>
        {report === "payments" && <JournalReport span={period} />}
        {report === "taxes" && <TaxReport span={period} basis={basis} />}
        {report === "monthEnd" && <MonthEnd today={day} basis={basis} />}
        {(report === "revenue" || report === "margin") && (
          <RevenueReport of={report} by={by} span={period} basis={basis} today={day} />
        )}
      </Suspense>
    </>
  );
}

/** Downloads the report that is shown. */
export function ExportShownReport() {
  const { search } = useAddress();
  const by = groupingIn(search["by"]);
  const basis = basisIn(search);
  const said = basis === "paid" ? "-paid" : "";
  const {
    report,
    day,
    period: { from, to },
  } = useReport();
  if (report === "monthEnd") return null; // Each month has its files beside it.
  if (report === "payments")
    return <ExportReport path="payments-csv" input={{ from, to }} fileName={`payments-${from}-${to}.csv`} />;
  if (report === "taxes")
    return <ExportReport path="tax-csv" input={{ from, to, basis }} fileName={`sales-tax${said}-${from}-${to}.csv`} />;
  if (report === "revenue" || report === "margin")
    return (
      <ExportReport
        path="revenue-csv"
        input={{ by, from, to, basis, of: report }}
        fileName={`${report}-by-${by}${said}-${from}-${to}.csv`}
      />
    );
  return <ExportReport path="ageing-csv" fileName={`open-invoices-by-age-${day}.csv`} />;
}

const choices = [
  { value: "invoiced", label: t("billing.invoiced") },
  { value: "paid", label: t("billing.paidBasis") },
] as const satisfies readonly { value: ReportBasis; label: string }[];

/** The basis in the address, or that on which an invoice counts when it is issued. */
const basisIn = ({ basis }: Readonly<Record<string, string | undefined>>): ReportBasis =>
  choices.find(({ value }) => value === basis)?.value ?? "invoiced";

/** What counts as sold: what is invoiced, or what is paid. Stored in the address. */
function BasisChoice({ basis }: { basis: ReportBasis }) {
  const { change } = useAddress();
  const choose = (chosen: ReportBasis) => change({ basis: chosen === "invoiced" ? undefined : chosen });

  return <ChoiceField label={t("billing.basis")} value={basis} choices={choices} onChoose={choose} />;
}
