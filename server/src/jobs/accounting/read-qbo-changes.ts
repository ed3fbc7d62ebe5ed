import type { Task } from "graphile-worker";
import { readChanges, type ReadChangesDeps } from "#modules/accounting/pull/read-changes.ts";

export const readQboChangesJob =
  (deps: ReadChangesDeps): Task =>
  () =>
    readChanges(deps);
