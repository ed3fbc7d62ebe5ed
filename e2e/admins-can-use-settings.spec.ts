import { testScreens } from "./support/accessible-screens.ts";

testScreens("ada", [
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
  "/admin/utils",
  "/admin/utils?tab=words",
  "/admin/utils?tab=webhooks",
  "/admin/utils?tab=webhooks&webhook=WEBHOOK",
  "/documentation",
]);
