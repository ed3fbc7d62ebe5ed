import type { QboConnectionRow } from "#db/rows.ts";

/** What of a connection decides how records look there. */
export type QboMapping = Pick<
  QboConnectionRow,
  | "id"
  | "realmId"
  | "status"
  | "isSending"
  | "sendsFrom"
  | "sendsEstimates"
  | "incomeAccountId"
  | "expenseAccountId"
  | "rewardAccountId"
  | "taxableCode"
  | "exemptCode"
  | "taxPolicy"
  | "poFieldId"
>;

/** The columns of a mapping; days as text. */
export const mappingColumns = `id, realm_id, status, is_sending, sends_from::text, sends_estimates, income_account_id,
  expense_account_id, reward_account_id, taxable_code, exempt_code, tax_policy, po_field_id`;
