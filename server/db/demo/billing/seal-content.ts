import { hash } from "node:crypto";
import { cents } from "@boresight/domain/base/money";
import { contentHashInput } from "@boresight/domain/billing/content-hash-input";
import { productTermsVersion } from "@boresight/domain/customers/terms";
import type { Row } from "#db/rows/factories.ts";

interface Content {
  lines: readonly Row[];
  taxes: readonly Row[];
}

const amount = (row: Row, column: string) => cents(Number(row[column]));

/** What a sent estimate stores of its content, so that the customer can approve exactly that. */
export function sealContent(estimate: Row, { lines, taxes }: Content): { terms_version: string; content_hash: string } {
  const content = contentHashInput({
    number: String(estimate["number"]),
    lines: lines.map((line) => ({
      id: line.id,
      description: String(line["description"]),
      quantity: Number(line["quantity"]),
      unitPrice: amount(line, "unit_price"),
      discount: { basisPoints: Number(line["discount_basis_points"]) },
      totalPrice: amount(line, "total_price"),
      taxable: line["taxable"] === true,
      isOptional: line["is_optional"] === true,
    })),
    taxes: taxes.map((tax) => ({
      name: String(tax["name"]),
      rate: Number(tax["rate"]),
      taxable: amount(tax, "taxable_cents"),
      amount: amount(tax, "tax_cents"),
    })),
    subtotal: amount(estimate, "subtotal_cents"),
    tax: amount(estimate, "tax_cents"),
    total: amount(estimate, "total_cents"),
    termsVersion: productTermsVersion,
    currency: "USD",
  });
  return { terms_version: productTermsVersion, content_hash: hash("sha256", content) };
}
