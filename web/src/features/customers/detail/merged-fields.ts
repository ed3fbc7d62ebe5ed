import type { FieldKind } from "@boresight/domain/base/record";
import { customer, type CustomerField } from "@boresight/domain/customers/customer-fields";
import { t } from "@boresight/domain/texts/text";
import type { StoredRecord } from "#records/form/record-values.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";

/** Compared first, in this order. */
const first: readonly CustomerField[] = [
  "companyName",
  "firstName",
  "lastName",
  "email",
  "phone",
  "customerKind",
  "notes",
];

const kinds: readonly FieldKind[] = ["line", "text", "email", "phone", "choice", "flag", "whole"];

/** What is said in a few words; how the customer is notified stays as the survivor wants it. */
const compared = customer.names.filter((name) => {
  const { group, kind } = customer.field(name);
  return group !== "notifications" && kinds.includes(kind);
});

const inOrder = [...first, ...compared.filter((name) => !first.includes(name))];

/** Returns the fields in which two customers differ, where the merged one has a value. */
export const differingFields = (merged: StoredRecord, survivor: StoredRecord) =>
  inOrder
    .filter((field) => merged[field] !== survivor[field] && merged[field] !== "" && merged[field] !== null)
    .map((field) => ({ field, label: customer.field(field).label }));

/** A value as people compare it. */
export function valueWords(value: unknown): string {
  if (value === true) return t("base.yes");
  if (value === false) return t("base.no");
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? phoneWords(value) : t("customers.empty");
}
