import { t } from "@boresight/domain/texts/text";
import type { Ability } from "@boresight/domain/accounts/abilities";
import AccountBalanceOutlined from "~icons/ic/outline-account-balance";
import BarChartOutlined from "~icons/ic/outline-bar-chart";
import BuildOutlined from "~icons/ic/outline-build";
import ChecklistOutlined from "~icons/ic/outline-checklist";
import DescriptionOutlined from "~icons/ic/outline-description";
import DirectionsCarOutlined from "~icons/ic/outline-directions-car";
import FactCheckOutlined from "~icons/ic/outline-fact-check";
import FilePresentOutlined from "~icons/ic/outline-file-present";
import ReceiptLongOutlined from "~icons/ic/outline-receipt-long";
import StraightenOutlined from "~icons/ic/outline-straighten";
import GroupsOutlined from "~icons/ic/outline-groups";
import EmailOutlined from "~icons/ic/outline-email";
import EventOutlined from "~icons/ic/outline-event";
import InboxOutlined from "~icons/ic/outline-inbox";
import LinearScaleOutlined from "~icons/ic/outline-linear-scale";
import LocationOnOutlined from "~icons/ic/outline-location-on";
import ManageAccountsOutlined from "~icons/ic/outline-manage-accounts";
import PlaceOutlined from "~icons/ic/outline-place";
import SpaceDashboardOutlined from "~icons/ic/outline-space-dashboard";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import StorefrontOutlined from "~icons/ic/outline-storefront";
import ViewColumnOutlined from "~icons/ic/outline-view-column";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import PostAdd from "~icons/ic/baseline-post-add";
import type { Right } from "./navigation/page-route.ts";
import { pages } from "./routes.tsx";

export interface MenuEntry {
  title: string;
  icon: SvgIconComponent;
  to: string;
  /** The pages that belong to this entry, by URL prefix. */
  covers: string;
  /** Of two entries of one page: the tab that this one opens, empty for the first. */
  tab?: string;
  /** Required in addition to the page's own right. */
  needs?: Right;
  /** Empty for a login that is not linked to a customer yet. */
  isOfCustomers?: boolean;
}

export interface MenuGroup {
  title: string;
  entries: readonly MenuEntry[];
}

const intake = "/appointment-scheduling";
const ordering: Right = { action: "manage", subject: "service-orders" };

const account = "/pages/account-settings";
const company: Right = { action: "manage", subject: "own-company" };

/** A tab of the account that is the customer's company, not the person. */
const ofCompany = (title: string, icon: SvgIconComponent, tab: string): MenuEntry => ({
  title,
  icon,
  tab,
  to: account,
  covers: account,
  needs: company,
});

const menu: readonly MenuGroup[] = [
  {
    title: t("base.work"),
    entries: [
      { title: t("base.dashboard"), icon: SpaceDashboardOutlined, to: "/", covers: "/dashboards" },
      {
        title: t("app.serviceOrders"),
        icon: FactCheckOutlined,
        to: "/service-orders",
        covers: "/service-orders",
        isOfCustomers: true,
      },
      { title: t("inbox.inbox"), icon: InboxOutlined, to: "/inbox", covers: "/inbox" },
      {
        title: t("base.newOrder"),
        icon: PostAdd,
        to: intake,
        covers: intake,
        tab: "",
        needs: ordering,
        isOfCustomers: true,
      },
      {
        title: t("app.schedule"),
        icon: EventOutlined,
        to: intake,
        covers: intake,
        tab: "schedule",
        isOfCustomers: true,
      },
      {
        title: t("app.vehicleStatus"),
        icon: ViewColumnOutlined,
        to: "/admin/vehicle-status-overview",
        covers: "/admin/vehicle-status-overview",
      },
      { title: t("app.locations"), icon: LocationOnOutlined, to: "/locations", covers: "/locations" },
      { title: t("schedule.hoursOfTechnicians"), icon: ScheduleOutlined, to: "/hours", covers: "/hours" },
    ],
  },
  {
    title: t("app.people"),
    entries: [
      { title: t("base.customers"), icon: GroupsOutlined, to: "/customers", covers: "/customers" },
      { title: t("app.addresses"), icon: PlaceOutlined, to: "/addresses", covers: "/addresses" },
      { title: t("base.vehicles"), icon: DirectionsCarOutlined, to: "/vehicles", covers: "/vehicles" },
    ],
  },
  {
    title: t("app.money"),
    entries: [
      {
        title: t("base.billing"),
        icon: DescriptionOutlined,
        to: "/billing",
        covers: "/billing",
        isOfCustomers: true,
      },
      { title: t("base.invoices"), icon: ReceiptLongOutlined, to: "/invoices", covers: "/invoices" },
      { title: t("billing.reports"), icon: BarChartOutlined, to: "/reports", covers: "/reports" },
    ],
  },
  {
    title: t("app.yourCompany"),
    entries: [
      ofCompany(t("base.vehicles"), DirectionsCarOutlined, "vehicles"),
      ofCompany(t("base.documents"), FilePresentOutlined, "documents"),
      ofCompany(t("app.companyAndNotifications"), StorefrontOutlined, "company"),
    ],
  },
  {
    title: t("app.administration"),
    entries: [
      { title: t("equipment.equipment"), icon: StraightenOutlined, to: "/admin/equipment", covers: "/admin/equipment" },
      {
        title: t("app.serviceOrderStatuses"),
        icon: LinearScaleOutlined,
        to: "/admin/service-order-statuses",
        covers: "/admin/service-order-statuses",
      },
      { title: t("base.tasks"), icon: ChecklistOutlined, to: "/admin/tasks", covers: "/admin/tasks" },
      { title: t("app.taskFiles"), icon: FilePresentOutlined, to: "/admin/task-files", covers: "/admin/task-files" },
      {
        title: t("app.emailTemplates"),
        icon: EmailOutlined,
        to: "/admin/service-order-emails",
        covers: "/admin/service-order-emails",
      },
      { title: t("app.users"), icon: ManageAccountsOutlined, to: "/admin/users", covers: "/admin/users" },
      {
        title: t("app.quickbooks"),
        icon: AccountBalanceOutlined,
        to: "/admin/quickbooks",
        covers: "/admin/quickbooks",
      },
      { title: t("app.setUp"), icon: ChecklistOutlined, to: "/admin/setup", covers: "/admin/setup" },
      { title: t("app.utils"), icon: BuildOutlined, to: "/admin/utils", covers: "/admin/utils" },
    ],
  },
];

/** Returns a person's menu: entries whose page exists and is permitted, in groups that are not empty. */
export const menuFor = (ability: Ability, { isLinked = true }: { isLinked?: boolean } = {}): MenuGroup[] =>
  menu
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => (isLinked || !entry.isOfCustomers) && isAvailable(entry, ability)),
    }))
    .filter(({ entries }) => entries.length > 0);

const isAvailable = (entry: MenuEntry, ability: Ability): boolean =>
  (!entry.needs || ability.can(entry.needs.action, entry.needs.subject)) &&
  pages.some(({ path, right }) => right && isWithin(entry, path) && ability.can(right.action, right.subject));

const isWithin = ({ covers }: MenuEntry, path: string): boolean => path === covers || path.startsWith(`${covers}/`);

/** Whether this entry leads to where one is. */
export const isCurrent = (entry: MenuEntry, path: string, tab = ""): boolean =>
  isWithin(entry, path) && (entry.tab === undefined || entry.tab === (tab === "intake" ? "" : tab));

/** What an entry's link has in its address in addition to the path. */
export const searchOf = ({ tab }: MenuEntry): Record<string, string> => (tab ? { tab } : {});
