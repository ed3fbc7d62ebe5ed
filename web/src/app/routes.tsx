import { t } from "@boresight/domain/texts/text";
import { lazyRouteComponent } from "@tanstack/react-router";
import type { PageRoute, Right } from "./navigation/page-route.ts";

const books: Right = { action: "read", subject: "quickbooks" };
const dashboards: Right = { action: "read", subject: "dashboard" };
const orders: Right = { action: "read", subject: "service-orders" };
const customers: Right = { action: "read", subject: "customers" };
const inbox: Right = { action: "read", subject: "inbox" };
const invoices: Right = { action: "read", subject: "invoices" };
const tasks: Right = { action: "read", subject: "tasks" };
const utils: Right = { action: "read", subject: "utils" };
const vehicles: Right = { action: "read", subject: "vehicles" };
const account = (name: "AccountSettings" | "UserProfile") =>
  lazyRouteComponent(() => import("#screens/pages/account.tsx"), name);
const connect = lazyRouteComponent(() => import("#screens/admin/quickbooks-connect.tsx"), "QuickbooksConnect");
const customersList = (name: "Customers" | "CustomersList") =>
  lazyRouteComponent(() => import("#screens/customers/list.tsx"), name);
const disconnect = lazyRouteComponent(() => import("#screens/admin/quickbooks-disconnect.tsx"), "QuickbooksDisconnect");
const estimateLink = lazyRouteComponent(() => import("#screens/estimate.tsx"), "EstimateLink");
const hours = lazyRouteComponent(() => import("#screens/hours.tsx"), "Hours");
const inboxScreen = lazyRouteComponent(() => import("#screens/inbox.tsx"), "Inbox");
const invoiceList = lazyRouteComponent(() => import("#screens/invoices/list.tsx"), "Invoices");
const invoiceLink = lazyRouteComponent(() => import("#screens/invoice.tsx"), "InvoiceLink");
const notAuthorized = lazyRouteComponent(() => import("#screens/not-authorized.tsx"), "NotAuthorized");
const orderLink = lazyRouteComponent(() => import("#screens/order.tsx"), "OrderLink");
const noticeLink = lazyRouteComponent(() => import("#screens/notice.tsx"), "NoticeLink");
const packetLink = lazyRouteComponent(() => import("#screens/packet.tsx"), "PacketLink");
const quickbooks = lazyRouteComponent(() => import("#screens/admin/quickbooks.tsx"), "Quickbooks");
const reports = lazyRouteComponent(() => import("#screens/reports.tsx"), "ReportsPage");
const vehiclesList = lazyRouteComponent(() => import("#screens/vehicles/list.tsx"), "VehiclesList");
const verify = lazyRouteComponent(() => import("#screens/verify.tsx"), "Verify");

/** Every page: its URL, title and layout, the right that it requires, and its lazy screen. */
export const pages: readonly PageRoute[] = [
  {
    path: "/login",
    title: t("app.signIn"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/login.tsx"), "Login"),
  },
  {
    path: "/register",
    title: t("app.createAnAccount"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/register.tsx"), "Register"),
  },
  {
    path: "/forgot-password",
    title: t("app.forgotPassword"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/forgot-password.tsx"), "ForgotPassword"),
  },
  {
    path: "/reset-password",
    title: t("app.resetPassword"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/reset-password.tsx"), "ResetPassword"),
  },
  {
    path: "/verify-email",
    title: t("app.verifyEmail"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/verify-email.tsx"), "VerifyEmail"),
  },
  {
    path: "/two-steps",
    title: t("app.twoStepCode"),
    layout: "blank",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/two-steps.tsx"), "TwoSteps"),
  },
  {
    path: "/dashboards/admin",
    title: t("base.dashboard"),
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/dashboards/admin.tsx"), "AdminDashboard"),
  },
  {
    path: "/dashboards/customer",
    title: t("base.dashboard"),
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/dashboards/customer.tsx"), "CustomerDashboard"),
  },
  {
    path: "/service-orders",
    title: t("app.serviceOrders"),
    layout: "default",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/service-orders/list.tsx"), "ServiceOrdersList"),
  },
  {
    path: "/service-orders/$id",
    title: t("app.serviceOrder"),
    layout: "default",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/service-orders/detail.tsx"), "ServiceOrderDetail"),
  },
  { path: "/inbox", title: t("inbox.inbox"), layout: "default", right: inbox, screen: inboxScreen },
  {
    path: "/customers",
    title: t("base.customers"),
    layout: "default",
    right: customers,
    screen: customersList("Customers"),
  },
  {
    path: "/customers/$id",
    title: t("base.customer"),
    layout: "default",
    right: customers,
    screen: lazyRouteComponent(() => import("#screens/customers/detail.tsx"), "CustomerDetail"),
  },
  {
    path: "/customers/list",
    title: t("base.customers"),
    layout: "default",
    right: customers,
    screen: customersList("CustomersList"),
  },
  {
    path: "/billing",
    title: t("base.billing"),
    layout: "default",
    right: { action: "read", subject: "estimates" },
    screen: lazyRouteComponent(() => import("#screens/billing/overview.tsx"), "Billing"),
  },
  { path: "/invoices", title: t("base.invoices"), layout: "default", right: invoices, screen: invoiceList },
  { path: "/hours", title: t("schedule.hoursOfTechnicians"), layout: "default", right: tasks, screen: hours },
  { path: "/reports", title: t("billing.reports"), layout: "default", right: invoices, screen: reports },
  { path: "/vehicles", title: t("base.vehicles"), layout: "default", right: vehicles, screen: vehiclesList },
  {
    path: "/vehicles/$id",
    title: t("base.vehicle"),
    layout: "default",
    right: vehicles,
    screen: lazyRouteComponent(() => import("#screens/vehicles/detail.tsx"), "VehicleDetail"),
  },
  {
    path: "/addresses",
    title: t("app.addresses"),
    layout: "dashboard",
    right: customers,
    screen: lazyRouteComponent(() => import("#screens/addresses.tsx"), "Addresses"),
  },
  {
    path: "/admin/vehicle-status-overview",
    title: t("app.vehicleStatus"),
    layout: "wall",
    right: vehicles,
    openedBy: "kiosk",
    screen: lazyRouteComponent(() => import("#screens/admin/vehicle-status-overview.tsx"), "VehicleStatusOverview"),
  },
  {
    path: "/admin/equipment",
    title: t("equipment.equipment"),
    layout: "default",
    right: vehicles,
    screen: lazyRouteComponent(() => import("#screens/admin/equipment.tsx"), "Equipment"),
  },
  {
    path: "/admin/service-order-statuses",
    title: t("app.serviceOrderStatuses"),
    layout: "default",
    right: { action: "read", subject: "service-order-statuses" },
    screen: lazyRouteComponent(() => import("#screens/admin/service-order-statuses.tsx"), "ServiceOrderStatuses"),
  },
  {
    path: "/admin/tasks",
    title: t("base.tasks"),
    layout: "default",
    right: tasks,
    screen: lazyRouteComponent(() => import("#screens/admin/tasks.tsx"), "Tasks"),
  },
  {
    path: "/admin/task-files",
    title: t("app.taskFiles"),
    layout: "default",
    right: tasks,
    screen: lazyRouteComponent(() => import("#screens/admin/task-files.tsx"), "TaskFiles"),
  },
  {
    path: "/admin/service-order-emails",
    title: t("app.emailTemplates"),
    layout: "default",
    right: { action: "read", subject: "emails" },
    screen: lazyRouteComponent(() => import("#screens/admin/service-order-emails.tsx"), "ServiceOrderEmails"),
  },
  {
    path: "/locations",
    title: t("app.locations"),
    layout: "default",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/locations.tsx"), "Locations"),
  },
  {
    path: "/appointment-scheduling",
    title: t("app.serviceIntake"),
    layout: "default",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/appointment-scheduling.tsx"), "AppointmentScheduling"),
  },
  {
    path: "/admin/users",
    title: t("app.users"),
    layout: "default",
    right: { action: "read", subject: "users" },
    screen: lazyRouteComponent(() => import("#screens/admin/users.tsx"), "Users"),
  },
  {
    path: "/admin/setup",
    title: t("app.setUp"),
    layout: "default",
    right: utils,
    screen: lazyRouteComponent(() => import("#screens/admin/setup.tsx"), "Setup"),
  },
  {
    path: "/admin/utils",
    title: t("app.utils"),
    layout: "default",
    right: utils,
    screen: lazyRouteComponent(() => import("#screens/admin/utils.tsx"), "Utils"),
  },
  { path: "/admin/quickbooks", title: t("app.quickbooks"), layout: "dashboard", right: books, screen: quickbooks },
  { path: "/admin/quickbooks/connect", title: t("app.quickbooks"), layout: "dashboard", right: books, screen: connect },
  {
    path: "/admin/quickbooks/disconnect",
    title: t("app.quickbooks"),
    layout: "dashboard",
    right: books,
    screen: disconnect,
  },
  {
    path: "/pages/user-profile",
    title: t("app.profile"),
    layout: "default",
    right: dashboards,
    screen: account("UserProfile"),
  },
  {
    path: "/pages/account-settings",
    title: t("app.accountSettings"),
    layout: "default",
    right: dashboards,
    screen: account("AccountSettings"),
  },
  {
    path: "/documentation",
    title: t("app.documentation"),
    layout: "default",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/documentation.tsx"), "Documentation"),
  },
  {
    path: "/privacy-policy",
    title: t("app.privacyPolicy"),
    layout: "public",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/privacy-policy.tsx"), "PrivacyPolicy"),
  },
  {
    path: "/terms-of-service",
    title: t("app.termsOfService"),
    layout: "public",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/terms-of-service.tsx"), "TermsOfService"),
  },
  { path: "/estimate", title: t("base.estimate"), layout: "public", isPublic: true, screen: estimateLink },
  { path: "/invoice", title: t("files.invoice"), layout: "public", isPublic: true, screen: invoiceLink },
  { path: "/order", title: t("base.order"), layout: "public", isPublic: true, screen: orderLink },
  { path: "/notice", title: t("documents.noticeTitle"), layout: "public", isPublic: true, screen: noticeLink },
  { path: "/packet", title: t("documents.packet"), layout: "public", isPublic: true, screen: packetLink },
  { path: "/verify", title: t("documents.verifyADocument"), layout: "public", isPublic: true, screen: verify },
  { path: "/verify/$code", title: t("documents.verifyADocument"), layout: "public", isPublic: true, screen: verify },
  { path: "/not-authorized", title: t("app.notAuthorized401"), layout: "blank", isPublic: true, screen: notAuthorized },
  {
    path: "/pages/misc/not-authorized",
    title: t("app.notAuthorized401"),
    layout: "blank",
    isPublic: true,
    screen: notAuthorized,
  },
  ...["/pages/misc/not-found/$error", "/$"].map((path): PageRoute => ({
    path,
    title: t("app.pageNotFound404"),
    layout: "blank",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/not-found.tsx"), "NotFound"),
  })),
];
