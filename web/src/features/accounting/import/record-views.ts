import { t } from "@boresight/domain/texts/text";
import type { QboRecordFilter } from "#graphql/graphql.ts";

interface RecordView {
  value: "open" | "suggested" | "decided" | "linked" | "ignored";
  label: string;
  filter: QboRecordFilter;
}

/** By which a record in QuickBooks was found to be one of ours. */
const suggesting = ["email", "name", "phone"];

const open: RecordView = {
  value: "open",
  label: t("accounting.toDecide"),
  filter: { decision: { equalTo: "open" } },
};

/** The predefined filters, as chips above the list. */
export const recordViews: readonly RecordView[] = [
  open,
  {
    value: "suggested",
    label: t("accounting.withASuggestion"),
    filter: { decision: { equalTo: "open" }, match: { in: suggesting } },
  },
  {
    value: "decided",
    label: t("accounting.decided"),
    filter: { decision: { in: ["link", "create"] }, match: { notEqualTo: "linked" } },
  },
  { value: "linked", label: t("accounting.linked"), filter: { match: { equalTo: "linked" } } },
  {
    value: "ignored",
    label: t("accounting.leftAlone"),
    filter: { decision: { equalTo: "ignore" } },
  },
];

type Search = Readonly<Record<string, string | undefined>>;

export const recordViewOf = ({ view }: Search): RecordView => recordViews.find(({ value }) => value === view) ?? open;

/** Returns the filter for a view of the customers in one company's books, and the search in the address. */
export function recordsIn(
  { filter }: RecordView,
  { search: typed = "" }: Search,
  connectionId: string,
): QboRecordFilter {
  const sought = typed.trim();
  return {
    connectionId: { equalTo: connectionId },
    entity: { equalTo: "Customer" },
    ...filter,
    ...(sought && { name: { includesInsensitive: sought } }),
  };
}
