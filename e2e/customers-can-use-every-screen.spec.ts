import { testScreens } from "./support/accessible-screens.ts";
import { customerScreens } from "./support/screens-by-role.ts";

testScreens("carla", customerScreens);
