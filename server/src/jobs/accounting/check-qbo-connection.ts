import type { Task } from "graphile-worker";
import { keepConnection, type KeepConnectionDeps } from "#modules/accounting/connection/keep-connection.ts";

export const checkQboConnectionJob =
  (deps: KeepConnectionDeps): Task =>
  () =>
    keepConnection(deps);
