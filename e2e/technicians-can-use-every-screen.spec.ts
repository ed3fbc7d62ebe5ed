import { testScreens } from "./fit-screens.ts";

testScreens("tom", ["/dashboards/admin", "/service-orders/ORDER", "/appointment-scheduling?tab=schedule"]);
