import { t } from "@boresight/domain/texts/text";
import type { TaskFileFilter } from "#graphql/graphql.ts";

/** The filters of the list, by their names in the URL. */
export const taskFileFilterNames = ["search", "required", "kind", "status"] as const;

export const requiredChoices = [
  { value: "yes", label: t("base.yes") },
  { value: "no", label: t("base.no") },
];

type Search = Readonly<Record<string, string | undefined>>;

/** Returns the files of active tasks that match the filters in the URL. */
export function taskFilesIn({ search: typed = "", required, kind, status }: Search): TaskFileFilter {
  const sought = typed.trim();
  return {
    task: { archivedAt: { isNull: true }, ...(isId(status) && { serviceOrderStatusId: { equalTo: status } }) },
    ...(sought && {
      or: [{ title: { includesInsensitive: sought } }, { task: { taskName: { includesInsensitive: sought } } }],
    }),
    ...((required === "yes" || required === "no") && { required: { equalTo: required === "yes" } }),
    ...(kind && { documentKind: { equalTo: kind } }),
  };
}

// The API would reject an invalid id in a URL that someone edited by hand.
const isId = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");
