import type { QboAccountChoiceFragment } from "#graphql/graphql.ts";
import type { Choice } from "#ui/form/select-input.tsx";

type Account = QboAccountChoiceFragment;

/** What sales can be booked on. */
export const isIncome = ({ accountType }: Account): boolean => /income/i.test(accountType);

/** What costs can be booked on. */
export const isExpense = ({ accountType }: Account): boolean => /expense|cost of goods/i.test(accountType);

/** The active accounts that fit, by name; the chosen one stays on offer whatever became of it. */
export function accountChoices(
  accounts: readonly Account[],
  { fits, chosenId }: { fits: (account: Account) => boolean; chosenId: string | null },
): Choice[] {
  return accounts
    .filter((account) => account.qboId === chosenId || (account.isActive && fits(account)))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ qboId, name, accountType }) => ({ value: qboId, label: `${name} · ${accountType}` }));
}
