// What the product starts at low priority would not come to its turn on a machine that is busy with something else.
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";

os.setPriority = () => {};
syncBuiltinESMExports();
