import { jsonPgSmartTags } from "postgraphile/utils";

// Elsewhere only indexed columns can be filtered and sorted by; a shop's definitions are a few dozen rows and need no
// index.
const offered = { tags: { behavior: "attribute:filterBy attribute:orderBy" } };

/** The filters and sort orders of the lists of tasks and of their files. */
export const definitionFiltersPlugin = jsonPgSmartTags({
  version: 1,
  config: {
    class: {
      "app.tasks": { attribute: { archived_at: offered, task_name: offered } },
      "app.task_files": { attribute: { document_kind: offered, required: offered, sort_order: offered } },
    },
  },
});
