import { testScreens } from "./support/accessible-screens.ts";
import { visitorScreens } from "./support/screens-by-role.ts";

testScreens(null, visitorScreens);
