import { testScreens } from "./support/accessible-screens.ts";
import { newcomerScreens } from "./support/screens-by-role.ts";

testScreens("uma", newcomerScreens);
