import { testScreens } from "./support/accessible-screens.ts";

testScreens("uma", ["/dashboards/customer"]);
