import * as z from "zod";
import { area } from "#area.ts";
import { job } from "#jobs/job.ts";
import { updateDocument } from "./documents/update-document.ts";
import { fileEvents } from "./file-events.ts";
import { hashContent } from "./hash-content.ts";
import { readRepairOrder } from "./read-repair-order.ts";
import { readScanReport } from "./read-scan-report.ts";
import { removeUnsentFiles } from "./upkeep/remove-unsent-files.ts";
import { repairFiles } from "./upkeep/repair-files.ts";

const ofBlob = z.object({ blobId: z.uuid() });

export const filesArea = area("files", {
  verbs: { updateDocument },
  jobs: [
    job({ name: "hash-content", kind: "files", payload: ofBlob, run: ({ blobId }, deps) => hashContent(blobId, deps) }),
    job({
      name: "read-repair-order",
      kind: "files",
      payload: ofBlob,
      run: ({ blobId }, deps) => readRepairOrder(blobId, deps),
    }),
    job({
      name: "read-scan-report",
      kind: "files",
      payload: ofBlob,
      run: ({ blobId }, deps) => readScanReport(blobId, deps),
    }),
    job({
      name: "repair-files",
      kind: "upkeep",
      limit: 6 * 3600, // It compares every row with its content.
      when: "37 3 * * *",
      async run(_none, { log, ...deps }) {
        await removeUnsentFiles(deps);
        const repaired = await repairFiles(deps);
        if (repaired.refused) log.error(repaired, "files were not repaired: see docs/operating.md");
        else if (repaired.orphans + repaired.marked + repaired.abandoned > 0) log.warn(repaired, "files were repaired");
      },
    }),
  ],
  events: fileEvents,
});
