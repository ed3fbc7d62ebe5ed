/** Screens of each kind: lists, boards, charts, calendars, sheets, forms, and what people read. */
export const shownInEveryLook: ReadonlySet<string> = new Set([
  "/login",
  "/estimate#nobody-was-sent-this",
  "/dashboards/admin",
  "/dashboards/customer",
  "/reports?report=revenue",
  "/service-orders?show=board",
  "/service-orders/ORDER",
  "/service-orders/ORDER?tab=timeline",
  "/appointment-scheduling?tab=schedule&view=week",
  "/vehicles/VEHICLE",
  "/admin/users?user=ADA",
  "/admin/service-order-statuses",
  "/admin/quickbooks?tab=queue",
  "/documentation",
]);
