import { changeNullability } from "postgraphile/utils";

/** PostgreSQL's arrays may contain nulls; these never do, by their constraints. */
export const nonNullListsPlugin = changeNullability({
  Bay: { capabilities: "[!]!" },
  OrderTaskFile: { allowedFileTypes: "[!]!" },
  ServiceOrderTransition: { guards: "[!]!", roles: "[!]!" },
  TaskFile: { allowedFileTypes: "[!]!" },
});
