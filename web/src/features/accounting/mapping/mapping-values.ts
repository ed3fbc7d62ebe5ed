import { qboMappingSchema, taxPolicies } from "@boresight/domain/accounting/qbo-mapping-schema";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import type { QboAccountChoiceFragment, QboMappingFragment } from "#graphql/graphql.ts";
import type { Choice } from "#ui/form/select-input.tsx";

/** The mapping as its form holds it: what is not chosen is empty. */
export interface MappingValues {
  incomeAccountId: string;
  expenseAccountId: string;
  rewardAccountId: string;
  taxableCode: string;
  exemptCode: string;
  taxPolicy: (typeof taxPolicies)[number];
  poFieldId: string;
  sendsEstimates: boolean;
  sendsFrom: string;
}

export const valuesOf = (mapping: QboMappingFragment): MappingValues => ({
  incomeAccountId: mapping.incomeAccountId ?? "",
  expenseAccountId: mapping.expenseAccountId ?? "",
  rewardAccountId: mapping.rewardAccountId ?? "",
  taxableCode: mapping.taxableCode,
  exemptCode: mapping.exemptCode,
  taxPolicy: taxPolicies.find((policy) => policy === mapping.taxPolicy) ?? "ours",
  poFieldId: mapping.poFieldId ?? "",
  sendsEstimates: mapping.sendsEstimates,
  sendsFrom: mapping.sendsFrom ?? "",
});

const orNull = (typed: string): string | null => typed.trim() || null;

export const inputOf = (values: MappingValues, { id, version }: Pick<QboMappingFragment, "id" | "version">) => ({
  id,
  version,
  incomeAccountId: orNull(values.incomeAccountId),
  expenseAccountId: orNull(values.expenseAccountId),
  rewardAccountId: orNull(values.rewardAccountId),
  taxableCode: values.taxableCode.trim(),
  exemptCode: values.exemptCode.trim(),
  taxPolicy: values.taxPolicy,
  poFieldId: orNull(values.poFieldId),
  sendsEstimates: values.sendsEstimates,
  sendsFrom: orNull(values.sendsFrom),
});

export function problemsIn(values: MappingValues, mapping: QboMappingFragment): readonly FieldProblem[] {
  const { error } = qboMappingSchema.safeParse(inputOf(values, mapping));
  return error ? problemsOf(error) : [];
}

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
