/** The addresses of every screen, by who sees it; words in capitals stand for ids. Stories and pictures visit the same. */

export const visitorScreens = [
  "/login",
  "/login?with=link",
  "/login?with=code",
  "/login?with=sms",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/two-steps",
  "/not-authorized",
  "/nowhere",
  "/pages/misc/not-authorized",
  "/pages/misc/not-found/404",
  "/privacy-policy",
  "/terms-of-service",
  "/estimate/nobody-was-sent-this",
  "/invoice/nobody-was-sent-this",
  "/packet/nobody-was-sent-this",
  "/verify/nobody-was-sent-this",
];

/** Of an admin's day. */
export const officeScreens = [
  "/billing",
  "/invoices",
  "/invoices?view=reports",
  "/invoices?view=reports&report=revenue",
  "/dashboards/admin",
  "/service-orders",
  "/service-orders?show=board",
  "/service-orders/ORDER",
  "/customers",
  "/customers/list",
  "/customers/CUSTOMER",
  "/customers/CUSTOMER?tab=addresses",
  "/customers/CUSTOMER?tab=billing",
  "/vehicles",
  "/vehicles?vehicle=new",
  "/vehicles/VEHICLE",
  "/appointment-scheduling",
  "/appointment-scheduling?tab=schedule",
  "/appointment-scheduling?tab=schedule&view=week",
  "/appointment-scheduling?tab=schedule&view=list",
  "/locations",
  "/locations?facility=new",
  "/locations?tab=technicians",
  "/addresses",
  "/admin/vehicle-status-overview",
];

/** What admins set up. */
export const settingsScreens = [
  "/admin/equipment",
  "/admin/equipment?equipment=new",
  "/admin/users",
  "/admin/users?user=ADA",
  "/admin/tasks",
  "/admin/tasks?archived=yes&task=TASK",
  "/admin/task-files",
  "/admin/service-order-statuses",
  "/admin/service-order-emails",
  "/admin/service-order-emails?tab=log",
  "/admin/setup",
  "/admin/setup?tab=catalog",
  "/admin/setup?tab=catalog&type=new",
  "/admin/setup?tab=prices&list=new",
  "/admin/setup?tab=taxes",
  "/admin/setup?tab=billing",
  "/admin/setup?tab=documents",
  "/admin/utils",
  "/admin/utils?tab=words",
  "/admin/utils?tab=webhooks",
  "/admin/utils?tab=webhooks&webhook=WEBHOOK",
  "/admin/quickbooks",
  "/documentation",
];

/** Of a shop that is connected to QuickBooks. */
export const booksScreens = [
  "/admin/quickbooks",
  "/admin/quickbooks?tab=queue",
  "/admin/quickbooks?tab=queue&job=JOB",
  "/admin/quickbooks?tab=conflicts",
  "/admin/quickbooks?tab=conflicts&conflict=CONFLICT",
  "/admin/quickbooks?tab=mapping",
  "/admin/quickbooks?tab=import",
  "/admin/quickbooks?tab=log",
  "/admin/quickbooks/connect",
  "/admin/quickbooks/disconnect",
];

export const technicianScreens = [
  "/billing",
  "/dashboards/admin",
  "/service-orders/ORDER",
  "/vehicles/VEHICLE",
  "/admin/equipment",
  "/appointment-scheduling?tab=schedule",
];

export const customerScreens = [
  "/billing",
  "/dashboards/customer",
  "/service-orders",
  "/service-orders/ORDER",
  "/customers",
  "/appointment-scheduling",
  "/appointment-scheduling?tab=schedule",
  "/locations",
  "/pages/user-profile",
  "/pages/account-settings?tab=company",
  "/pages/account-settings?tab=account",
  "/pages/account-settings?tab=security",
  "/pages/account-settings?tab=tokens",
  "/pages/account-settings?tab=webhooks",
];

/** Of a login that is linked to no customer. */
export const newcomerScreens = ["/dashboards/customer"];
