import { testScreens } from "./support/accessible-screens.ts";

testScreens("tom", ["/dashboards/admin", "/service-orders/ORDER", "/appointment-scheduling?tab=schedule"]);
