import { formatCents } from "@boresight/domain/base/money";
import { ordersCounted, type CountedDays } from "@boresight/domain/orders/milestones/counted-orders";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { formatHours } from "./hours.ts";

const percents = new Intl.NumberFormat(localeTag(), { style: "percent", maximumFractionDigits: 0 });
const wholes = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(localeTag(), { maximumFractionDigits: 1 });

const count = (value: number) => wholes.format(value);
const share = (value: number) => percents.format(value);
const ratio = (value: number) => tenths.format(value);

type Search = Readonly<Record<string, string>>;

export interface FigureLook {
  label: string;
  show: (value: number) => string;
  /** The desirable direction. */
  better: "up" | "down";
  isShare?: boolean;
  /** What is beside the figure: its 90th percentile, its amount or the number of its orders. */
  beside?: (value: number) => string;
  link: (behind: CountedDays) => { to: string; search?: Search };
}

const at = (facility: string | null): Search => (facility ? { facility } : {});
/** Exactly the orders that the figure counts. */
const orders =
  (key: keyof typeof ordersCounted): FigureLook["link"] =>
  (behind) => ({ to: "/service-orders", search: ordersCounted[key](behind) });
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

const ordersShare = (label: string, better: FigureLook["better"], key: keyof typeof ordersCounted): FigureLook => ({
  label,
  show: share,
  isShare: true,
  better,
  beside: (orderCount) => t("dashboards.ordersOfShare", { count: orderCount }),
  link: orders(key),
});

/** How each figure of the server is shown, in their order. */
export const figureLooks: Readonly<Record<string, FigureLook>> = {
  openOrders: { label: t("dashboards.openOrders"), show: count, better: "down", link: orders("openOrders") },
  lateOrders: { label: t("dashboards.lateNow"), show: count, better: "down", link: orders("lateOrders") },
  createdOrders: { label: t("dashboards.newOrders"), show: count, better: "up", link: orders("createdOrders") },
  releasedOrders: { label: t("dashboards.released"), show: count, better: "up", link: orders("releasedOrders") },
  keysToKeysHours: hours(t("dashboards.keysToKeysMedian"), orders("keysToKeysHours")),
  requestToApprovalHours: hours(t("dashboards.requestToApproval"), orders("requestToApprovalHours")),
  approvalToScheduleHours: hours(t("dashboards.approvalToSchedule"), orders("approvalToScheduleHours")),
  onTimeRate: ordersShare(t("dashboards.onTime"), "up", "onTimeRate"),
  firstTimePassRate: {
    label: t("dashboards.firstTimePass"),
    show: share,
    isShare: true,
    better: "up",
    link: orders("firstTimePassRate"),
  },
  holdRate: ordersShare(t("base.putOnHold"), "down", "holdRate"),
  notReadyRate: ordersShare(t("dashboards.notReady"), "down", "notReadyRate"),
  comebackRate: ordersShare(t("base.cameBack"), "down", "comebackRate"),
  documentedRate: ordersShare(t("base.withAllDocuments"), "up", "documentedRate"),
  noShowRate: { label: t("dashboards.noShows"), show: share, isShare: true, better: "down", link: schedule },
  bayUtilization: { label: t("dashboards.bayUtilization"), show: share, isShare: true, better: "up", link: schedule },
  firstFreeHours: { label: t("dashboards.firstFree"), show: formatHours, better: "down", link: schedule },
  revenueCents: { label: t("dashboards.revenueBeforeTax"), show: formatCents, better: "up", link: invoicesOfDays },
  collectedCents: { label: t("dashboards.collected"), show: formatCents, better: "up", link: billing },
  marginRate: {
    label: t("base.margin"),
    show: share,
    isShare: true,
    better: "up",
    beside: formatCents,
    link: () => ({ to: "/reports", search: { report: "margin" } }),
  },
  averageOrderCents: { label: t("dashboards.averageOrder"), show: formatCents, better: "up", link: invoicesOfDays },
  calibrationsPerOrder: {
    label: t("dashboards.calibrationsPerOrder"),
    show: ratio,
    better: "up",
    link: invoicesOfDays,
  },
  releaseToInvoiceHours: hours(t("dashboards.releaseToInvoice"), orders("releaseToInvoiceHours")),
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
    link: () => ({ to: "/reports" }),
  },
};
