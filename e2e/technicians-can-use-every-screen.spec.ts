import { testScreens } from "./support/accessible-screens.ts";

testScreens("tom", [
  "/billing",
  "/dashboards/admin",
  "/service-orders/ORDER",
  "/vehicles/VEHICLE",
  "/admin/equipment",
  "/appointment-scheduling?tab=schedule",
]);
