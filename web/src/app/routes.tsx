import type { Action, Subject } from "@boresight/domain/accounts/abilities";
import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { RouteMeta } from "./guard.ts";

interface Right {
  action: Action;
  subject: Subject;
}

export interface PageRoute {
  path: string;
  title: string;
  layout: NonNullable<RouteMeta["layout"]>;
  right?: Right;
  isPublic?: true;
  forVisitorsOnly?: true;
  /** The URL parameter that opens it without a sign-in. */
  openedBy?: string;
  screen: RouteComponent;
}

const dashboards: Right = { action: "read", subject: "dashboard" };
const orders: Right = { action: "read", subject: "service-orders" };
const customers: Right = { action: "read", subject: "customers" };
const emails: Right = { action: "read", subject: "emails" };
const statuses: Right = { action: "read", subject: "service-order-statuses" };
const tasks: Right = { action: "read", subject: "tasks" };
const users: Right = { action: "read", subject: "users" };
const utils: Right = { action: "read", subject: "utils" };
const vehicles: Right = { action: "read", subject: "vehicles" };

const account = (name: "AccountSettings" | "UserProfile") =>
  lazyRouteComponent(() => import("#screens/pages/account.tsx"), name);
const customersList = lazyRouteComponent(() => import("#screens/customers/list.tsx"), "CustomersList");
const notAuthorized = lazyRouteComponent(() => import("#screens/not-authorized.tsx"), "NotAuthorized");

/** Every page: its URL, title and layout, the right that it requires, and its lazy screen. */
export const pages: readonly PageRoute[] = [
  {
    path: "/login",
    title: "Sign in",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/login.tsx"), "Login"),
  },
  {
    path: "/register",
    title: "Create an account",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/register.tsx"), "Register"),
  },
  {
    path: "/forgot-password",
    title: "Forgot password",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/forgot-password.tsx"), "ForgotPassword"),
  },
  {
    path: "/reset-password",
    title: "Reset password",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/reset-password.tsx"), "ResetPassword"),
  },
  {
    path: "/verify-email",
    title: "Verify email",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/verify-email.tsx"), "VerifyEmail"),
  },
  {
    path: "/two-steps",
    title: "Two-step code",
    layout: "login",
    forVisitorsOnly: true,
    screen: lazyRouteComponent(() => import("#screens/two-steps.tsx"), "TwoSteps"),
  },
  {
    path: "/dashboards/admin",
    title: "Dashboard",
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/dashboards/admin.tsx"), "AdminDashboard"),
  },
  {
    path: "/dashboards/customer",
    title: "Dashboard",
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/dashboards/customer.tsx"), "CustomerDashboard"),
  },
  {
    path: "/service-orders",
    title: "Service Orders",
    layout: "dashboard",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/service-orders/list.tsx"), "ServiceOrdersList"),
  },
  {
    path: "/service-orders/$id",
    title: "Service Order",
    layout: "dashboard",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/service-orders/detail.tsx"), "ServiceOrderDetail"),
  },
  { path: "/customers", title: "Customers", layout: "dashboard", right: customers, screen: customersList },
  { path: "/customers/list", title: "Customers", layout: "dashboard", right: customers, screen: customersList },
  {
    path: "/vehicles",
    title: "Vehicles",
    layout: "dashboard",
    right: vehicles,
    screen: lazyRouteComponent(() => import("#screens/vehicles/list.tsx"), "VehiclesList"),
  },
  {
    path: "/addresses",
    title: "Addresses",
    layout: "dashboard",
    right: customers,
    screen: lazyRouteComponent(() => import("#screens/addresses.tsx"), "Addresses"),
  },
  {
    path: "/admin/vehicle-status-overview",
    title: "Vehicle Status",
    layout: "wall",
    right: vehicles,
    openedBy: "kiosk",
    screen: lazyRouteComponent(() => import("#screens/admin/vehicle-status-overview.tsx"), "VehicleStatusOverview"),
  },
  {
    path: "/admin/service-order-statuses",
    title: "Service Order Statuses",
    layout: "dashboard",
    right: statuses,
    screen: lazyRouteComponent(() => import("#screens/admin/service-order-statuses.tsx"), "ServiceOrderStatuses"),
  },
  {
    path: "/admin/tasks",
    title: "Tasks",
    layout: "dashboard",
    right: tasks,
    screen: lazyRouteComponent(() => import("#screens/admin/tasks.tsx"), "Tasks"),
  },
  {
    path: "/admin/task-files",
    title: "Task Files",
    layout: "dashboard",
    right: tasks,
    screen: lazyRouteComponent(() => import("#screens/admin/task-files.tsx"), "TaskFiles"),
  },
  {
    path: "/admin/service-order-emails",
    title: "Email Templates",
    layout: "dashboard",
    right: emails,
    screen: lazyRouteComponent(() => import("#screens/admin/service-order-emails.tsx"), "ServiceOrderEmails"),
  },
  {
    path: "/locations",
    title: "Locations",
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/locations.tsx"), "Locations"),
  },
  {
    path: "/appointment-scheduling",
    title: "Service Intake",
    layout: "dashboard",
    right: orders,
    screen: lazyRouteComponent(() => import("#screens/appointment-scheduling.tsx"), "AppointmentScheduling"),
  },
  {
    path: "/admin/users",
    title: "Users",
    layout: "dashboard",
    right: users,
    screen: lazyRouteComponent(() => import("#screens/admin/users.tsx"), "Users"),
  },
  {
    path: "/admin/utils",
    title: "Utils",
    layout: "dashboard",
    right: utils,
    screen: lazyRouteComponent(() => import("#screens/admin/utils.tsx"), "Utils"),
  },
  {
    path: "/pages/user-profile",
    title: "Profile",
    layout: "dashboard",
    right: dashboards,
    screen: account("UserProfile"),
  },
  {
    path: "/pages/account-settings",
    title: "Account settings",
    layout: "dashboard",
    right: dashboards,
    screen: account("AccountSettings"),
  },
  {
    path: "/documentation",
    title: "Documentation",
    layout: "dashboard",
    right: dashboards,
    screen: lazyRouteComponent(() => import("#screens/documentation.tsx"), "Documentation"),
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    layout: "public",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/privacy-policy.tsx"), "PrivacyPolicy"),
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    layout: "public",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/terms-of-service.tsx"), "TermsOfService"),
  },
  { path: "/not-authorized", title: "Not Authorized - 401", layout: "blank", isPublic: true, screen: notAuthorized },
  {
    path: "/pages/misc/not-authorized",
    title: "Not Authorized - 401",
    layout: "blank",
    isPublic: true,
    screen: notAuthorized,
  },
  ...["/pages/misc/not-found/$error", "/$"].map((path): PageRoute => ({
    path,
    title: "Page Not Found - 404",
    layout: "blank",
    isPublic: true,
    screen: lazyRouteComponent(() => import("#screens/not-found.tsx"), "NotFound"),
  })),
];
