import { formatCents } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";

const names: Readonly<Record<string, string>> = {
  Active: t("base.inUse"),
  Amount: t("base.amount"),
  Balance: t("base.balance"),
  BillAddr: t("base.address"),
  BillEmail: t("base.email"),
  CompanyName: t("base.company"),
  CustomerRef: t("base.customer"),
  DisplayName: t("base.displayName"),
  DocNumber: t("accounting.fieldNumber"),
  DueDate: t("base.dueDate"),
  FamilyName: t("base.lastName"),
  GivenName: t("base.firstName"),
  Line: t("base.lines"),
  Name: t("base.name"),
  Notes: t("base.note"),
  PaymentRefNum: t("base.reference"),
  PrimaryEmailAddr: t("base.email"),
  PrimaryPhone: t("base.phone"),
  PrivateNote: t("base.note"),
  ResaleNum: t("accounting.fieldResaleNumber"),
  TotalAmt: t("base.total"),
  TotalTax: t("base.tax"),
  TxnDate: t("base.date"),
  TxnTaxDetail: t("base.tax"),
  UnappliedAmt: t("accounting.fieldUnapplied"),
  UnitPrice: t("base.price"),
};

/** What people call a field of QuickBooks. */
export const fieldWord = (name: string): string => names[name] ?? name;

const amounts = new Set(["Amount", "Balance", "PurchaseCost", "TotalAmt", "TotalTax", "UnappliedAmt", "UnitPrice"]);

/** A field's value for people; amounts come in cents. A dash means nothing. */
export function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? t("base.yes") : t("base.no");
  if (typeof value === "number") return amounts.has(name) ? formatCents(value) : String(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part: unknown) => valueWords(name, part)).join("; ") || "–";
  return (
    Object.entries(value)
      .map(([part, inner]: [string, unknown]) => valueWords(part, inner))
      .filter((words) => words !== "–")
      .join(", ") || "–"
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of one side; none when it is no record. */
export const fieldsOf = (side: unknown): Fields =>
  typeof side === "object" && side !== null && !Array.isArray(side) ? { ...side } : {};
