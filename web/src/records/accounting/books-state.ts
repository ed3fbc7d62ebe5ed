import { t } from "@boresight/domain/texts/text";
import type { AccountingState } from "#graphql/graphql.ts";
import AccountBalanceOutlined from "~icons/ic/outline-account-balance";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import SwapHoriz from "~icons/ic/baseline-swap-horiz";
import type { Look } from "#ui/text/look.ts";

type ShownState = Exclude<AccountingState, "off">;

const looks: Record<ShownState, Required<Look>> = {
  synced: { words: t("accounting.inQuickbooks"), tone: "green", icon: AccountBalanceOutlined },
  waiting: { words: t("accounting.waitsForQuickbooks"), tone: "blue", icon: ScheduleOutlined },
  failed: { words: t("accounting.failedInQuickbooks"), tone: "red", icon: ErrorOutlineOutlined },
  conflict: { words: t("accounting.differsInQuickbooks"), tone: "amber", icon: SwapHoriz },
};

const searches: Record<ShownState, Readonly<Record<string, string>>> = {
  synced: { tab: "queue", view: "done", entity: "Invoice" },
  waiting: { tab: "queue", entity: "Invoice" },
  failed: { tab: "queue", view: "blocked", entity: "Invoice" },
  conflict: { tab: "conflicts" },
};

export interface BooksState {
  look: Required<Look>;
  /** Where it is dealt with, on the page of the books. */
  search: Readonly<Record<string, string>>;
  /** Only a person can help. */
  needsPerson: boolean;
}

/** The state of an invoice in QuickBooks; null where there is nothing to show. */
export function booksStateOf(state: AccountingState | null | undefined): BooksState | null {
  if (!state || state === "off") return null;
  return { look: looks[state], search: searches[state], needsPerson: state === "failed" || state === "conflict" };
}
