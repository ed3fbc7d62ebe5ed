import type { QboJobStatus } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";
import type { QboJobFilter } from "#graphql/graphql.ts";
import { entityChoices } from "../job-words.ts";

interface JobView {
  value: "open" | "blocked" | "waiting" | "done" | "skipped";
  label: string;
  statuses: QboJobStatus[];
  alarming?: boolean;
}

const open: JobView = {
  value: "open",
  label: t("accounting.toDo"),
  statuses: ["pending", "sending", "unconfirmed", "failed"],
};

/** The predefined filters, as chips above the list. */
export const jobViews: readonly JobView[] = [
  open,
  { value: "blocked", label: t("accounting.needsYou"), statuses: ["failed", "unconfirmed"], alarming: true },
  { value: "waiting", label: t("accounting.waiting"), statuses: ["pending", "sending"] },
  { value: "done", label: t("accounting.done"), statuses: ["done"] },
  { value: "skipped", label: t("accounting.skipped"), statuses: ["skipped"] },
];

type Search = Readonly<Record<string, string | undefined>>;

export const jobViewOf = ({ view }: Search): JobView => jobViews.find(({ value }) => value === view) ?? open;

/** Returns the filter for a view of one company's jobs and for the kind of record in the address. */
export function jobsIn({ statuses }: JobView, { entity }: Search, connectionId: string): QboJobFilter {
  const isKnown = entityChoices.some(({ value }) => value === entity);
  return {
    connectionId: { equalTo: connectionId },
    status: { in: statuses },
    ...(isKnown && entity && { entity: { equalTo: entity } }),
  };
}
