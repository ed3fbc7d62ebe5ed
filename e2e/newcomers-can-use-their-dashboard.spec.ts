import { testScreens } from "./fit-screens.ts";

testScreens("uma", ["/dashboards/customer"]);
