import { testScreens } from "./support/accessible-screens.ts";

testScreens("tom", [
  "/dashboards/admin",
  "/service-orders/ORDER",
  "/vehicles/VEHICLE",
  "/appointment-scheduling?tab=schedule",
]);
