import type { TaskFileFilter } from "#graphql/graphql.ts";

/** What narrows the list, by its name in the address. */
export const taskFileFilterNames = ["search", "required", "kind", "status"] as const;

export const requiredChoices = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

type Search = Readonly<Record<string, string | undefined>>;

/** The files of tasks in use that the address leaves. */
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

// An address that someone shortened by hand would be refused as a whole.
const isId = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");
