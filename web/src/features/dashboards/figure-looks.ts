import { formatCents } from "@boresight/domain/base/money";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { formatHours } from "./hours.ts";

const percents = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 0 });
const wholes = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 1 });

const count = (value: number) => wholes.format(value);
const share = (value: number) => percents.format(value);
const ratio = (value: number) => tenths.format(value);

/** What a list is narrowed to behind a figure. */
interface Behind {
  from: string;
  to: string;
  facility: string | null;
}

type Search = Readonly<Record<string, string>>;

export interface FigureLook {
  label: string;
  show: (value: number) => string;
  /** The desirable direction. */
  better: "up" | "down";
  isShare?: boolean;
  /** What stands beside the figure: its 90th percentile or its amount. */
  beside?: (value: number) => string;
  link: (behind: Behind) => { to: string; search?: Search };
}

const at = (facility: string | null): Search => (facility ? { facility } : {});
const orders =
  (search: Search): FigureLook["link"] =>
  ({ facility }) => ({ to: "/service-orders", search: { ...search, ...at(facility) } });
/** The orders that were made in these days. */
const ordersOfDays: FigureLook["link"] = ({ from, to, facility }) => ({
  to: "/service-orders",
  search: { view: "all", createdFrom: from, createdTo: to, ...at(facility) },
});
const invoicesOfDays: FigureLook["link"] = ({ from, to }) => ({
  to: "/invoices",
  search: { issuedFrom: from, issuedTo: to },
});
const schedule: FigureLook["link"] = ({ facility }) => ({
  to: "/appointment-scheduling",
  search: { tab: "schedule", ...at(facility) },
});
const billing: FigureLook["link"] = () => ({ to: "/billing" });

const hours = (label: string, link: FigureLook["link"]): FigureLook => ({
  label,
  show: formatHours,
  better: "down",
  beside: (value) => t("dashboards.nineOfTen", { time: formatHours(value) }),
  link,
});

/** How each figure of the server is told, in their order. */
export const figureLooks: Readonly<Record<string, FigureLook>> = {
  openOrders: { label: t("dashboards.openOrders"), show: count, better: "down", link: orders({}) },
  lateOrders: { label: t("dashboards.lateNow"), show: count, better: "down", link: orders({ view: "late" }) },
  createdOrders: { label: t("dashboards.newOrders"), show: count, better: "up", link: ordersOfDays },
  releasedOrders: { label: t("dashboards.released"), show: count, better: "up", link: ordersOfDays },
  keysToKeysHours: hours(t("dashboards.keysToKeysMedian"), ordersOfDays),
  requestToApprovalHours: hours(t("dashboards.requestToApproval"), orders({ view: "approval" })),
  approvalToScheduleHours: hours(t("dashboards.approvalToSchedule"), orders({ status: "approved" })),
  onTimeRate: { label: t("dashboards.onTime"), show: share, isShare: true, better: "up", link: ordersOfDays },
  firstTimePassRate: {
    label: t("dashboards.firstTimePass"),
    show: share,
    isShare: true,
    better: "up",
    link: ordersOfDays,
  },
  holdRate: {
    label: t("dashboards.everOnHold"),
    show: share,
    isShare: true,
    better: "down",
    link: orders({ view: "hold" }),
  },
  notReadyRate: {
    label: t("dashboards.notReady"),
    show: share,
    isShare: true,
    better: "down",
    link: orders({ view: "hold" }),
  },
  comebackRate: { label: t("dashboards.comebacks"), show: share, isShare: true, better: "down", link: ordersOfDays },
  documentedRate: { label: t("dashboards.documented"), show: share, isShare: true, better: "up", link: ordersOfDays },
  noShowRate: { label: t("dashboards.noShows"), show: share, isShare: true, better: "down", link: schedule },
  bayUtilization: { label: t("dashboards.bayUtilization"), show: share, isShare: true, better: "up", link: schedule },
  firstFreeHours: { label: t("dashboards.firstFree"), show: formatHours, better: "down", link: schedule },
  revenueCents: { label: t("dashboards.revenueBeforeTax"), show: formatCents, better: "up", link: invoicesOfDays },
  collectedCents: { label: t("dashboards.collected"), show: formatCents, better: "up", link: billing },
  marginRate: {
    label: t("dashboards.marginShare"),
    show: share,
    isShare: true,
    better: "up",
    beside: formatCents,
    link: () => ({ to: "/invoices", search: { view: "reports", report: "margin" } }),
  },
  averageOrderCents: { label: t("dashboards.averageOrder"), show: formatCents, better: "up", link: invoicesOfDays },
  calibrationsPerOrder: {
    label: t("dashboards.calibrationsPerOrder"),
    show: ratio,
    better: "up",
    link: invoicesOfDays,
  },
  releaseToInvoiceHours: hours(t("dashboards.releaseToInvoice"), orders({ status: "released" })),
  approvalRate: { label: t("dashboards.estimatesApproved"), show: share, isShare: true, better: "up", link: billing },
  averageEstimateCents: { label: t("dashboards.averageEstimate"), show: formatCents, better: "up", link: billing },
  decisionHours: { label: t("dashboards.decisionTime"), show: formatHours, better: "down", link: billing },
  receivableCents: {
    label: t("dashboards.receivables"),
    show: formatCents,
    better: "down",
    link: () => ({ to: "/invoices" }),
  },
  overdueCents: {
    label: t("dashboards.overdue"),
    show: formatCents,
    better: "down",
    link: () => ({ to: "/invoices", search: { overdue: "true" } }),
  },
  daysSalesOutstanding: {
    label: t("dashboards.daysSalesOutstanding"),
    show: count,
    better: "down",
    link: () => ({ to: "/invoices", search: { view: "reports" } }),
  },
};
