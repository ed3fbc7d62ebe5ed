import { testScreens } from "./support/accessible-screens.ts";
import { technicianScreens } from "./support/screens-by-role.ts";

testScreens("tom", technicianScreens);
