import type { Task } from "graphile-worker";
import { removeUnsentFiles } from "#modules/files/upkeep/remove-unsent-files.ts";
import { repairFiles, type RepairDeps } from "#modules/files/upkeep/repair-files.ts";
import type { Log } from "#platform/log.ts";

export const repairFilesJob =
  ({ log, ...deps }: RepairDeps & { log: Log }): Task =>
  async () => {
    await removeUnsentFiles(deps);
    const repaired = await repairFiles(deps);
    if (repaired.refused) log.error(repaired, "files were not repaired: see docs/operating.md");
    else if (repaired.orphans + repaired.marked + repaired.abandoned > 0) log.warn(repaired, "files were repaired");
  };
