import { testScreens } from "./support/accessible-screens.ts";
import { officeScreens } from "./support/screens-by-role.ts";

testScreens("ada", officeScreens);
