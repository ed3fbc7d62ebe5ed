import { testScreens } from "./support/accessible-screens.ts";
import { settingsScreens } from "./support/screens-by-role.ts";

testScreens("ada", settingsScreens);
