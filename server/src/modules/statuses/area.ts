import { area } from "#area.ts";
import { orderCountPlugin } from "#graphql/fields/statuses/order-count.ts";
import { activateStatus } from "./activate-status.ts";
import { createStatus } from "./create-status.ts";
import { deactivateStatus } from "./deactivate-status.ts";
import { deleteTransition } from "./delete-transition.ts";
import { reorderStatuses } from "./reorder-statuses.ts";
import { saveTransition } from "./save-transition.ts";
import { updateStatus } from "./update-status.ts";

export const statusesArea = area("statuses", {
  verbs: {
    activateStatus,
    createStatus,
    deactivateStatus,
    deleteTransition,
    reorderStatuses,
    saveTransition,
    updateStatus,
  },
  reads: [orderCountPlugin],
});
