import { jsonPgSmartTags } from "postgraphile/utils";

// Only indexed columns are offered for filters and orders elsewhere; a shop's definitions are a few dozen rows and need no index.
const offered = { tags: { behavior: "attribute:filterBy attribute:orderBy" } };

/** What the lists of tasks and of their files are narrowed and sorted by. */
export const definitionFiltersPlugin = jsonPgSmartTags({
  version: 1,
  config: {
    class: {
      "app.tasks": { attribute: { archived_at: offered, task_name: offered } },
      "app.task_files": { attribute: { document_kind: offered, required: offered, sort_order: offered } },
    },
  },
});
