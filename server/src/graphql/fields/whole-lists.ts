import { changeNullability } from "postgraphile/utils";

/** PostgreSQL's lists may hold nulls; these never do, by their constraints. */
export const wholeListsPlugin = changeNullability({
  OrderTaskFile: { allowedFileTypes: "[!]!" },
  TaskFile: { allowedFileTypes: "[!]!" },
});
