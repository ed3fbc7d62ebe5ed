import type { Task } from "graphile-worker";
import { repairFiles, type RepairDeps } from "#modules/files/repair-files.ts";
import type { Log } from "#platform/log.ts";

export const repairFilesJob =
  ({ log, ...deps }: RepairDeps & { log: Log }): Task =>
  async () => {
    const repaired = await repairFiles(deps);
    if (repaired.refused) log.error(repaired, "files were not repaired: see docs/operating.md");
    else if (repaired.orphans + repaired.marked + repaired.abandoned > 0) log.warn(repaired, "files were repaired");
  };
