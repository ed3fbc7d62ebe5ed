import { scaledNumber, typedNumber } from "@boresight/domain/base/typed-number";
import { customerKindOf } from "@boresight/domain/customers/customer-kind";
import { topicsAmong } from "@boresight/domain/customers/message-topic";
import { typedPhone } from "#ui/text/phone-text.tsx";
import type { CustomerEditedFragment } from "#graphql/graphql.ts";
import { deliveryOf } from "./deliveries.ts";
import { typedTags } from "./typed-tags.ts";

/** A customer as its form holds it: numbers and lists as text. */
export interface CustomerFormValues {
  customerKind: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: string;
  documentDelivery: string;
  notes: string;
  tags: string;
  defaultFacilityId: string;
  notifyByEmail: boolean;
  notifyBySms: boolean;
  unwantedEmails: readonly string[];
  unwantedTexts: readonly string[];
  requiresPo: boolean;
  isPartnerReward: boolean;
  paymentTermsDays: string;
  taxExempt: boolean;
  taxExemptUntil: string;
  taxExemptCertificateFileId: string | null;
  creditLimitCents: string;
  priceListId: string;
}

export const customerValues = (customer: CustomerEditedFragment | null, typed = ""): CustomerFormValues => ({
  customerKind: customer?.customerKind ?? "bodyShop",
  companyName: customer?.companyName ?? typed,
  firstName: customer?.firstName ?? "",
  lastName: customer?.lastName ?? "",
  email: customer?.email ?? "",
  phone: typedPhone(customer?.phone, customer?.phoneExtension),
  locale: customer?.locale ?? "en",
  documentDelivery: customer?.documentDelivery ?? "link",
  notes: customer?.notes ?? "",
  tags: customer?.tags.join(", ") ?? "",
  defaultFacilityId: customer?.defaultFacilityId ?? "",
  notifyByEmail: customer?.notifyByEmail ?? true,
  notifyBySms: customer?.notifyBySms ?? false,
  unwantedEmails: topicsAmong(customer?.unwantedEmails ?? []),
  unwantedTexts: topicsAmong(customer?.unwantedTexts ?? []),
  requiresPo: customer?.requiresPo ?? false,
  isPartnerReward: customer?.isPartnerReward ?? false,
  paymentTermsDays: String(customer?.paymentTermsDays ?? 30),
  taxExempt: customer?.taxExempt ?? false,
  taxExemptUntil: customer?.taxExemptUntil ?? "",
  taxExemptCertificateFileId: customer?.taxExemptCertificateFileId ?? null,
  priceListId: customer?.priceListId ?? "",
  creditLimitCents: customer?.creditLimitCents == null ? "" : (customer.creditLimitCents / 100).toFixed(2),
});

/**
 * Returns what staff may send of a customer as its form was filled; with `admin` also money and privileges. Text that is
 * no number is left for the schema to refuse.
 */
export function customerInput(values: CustomerFormValues, { admin }: { admin: boolean }) {
  const { paymentTermsDays, creditLimitCents, taxExempt, taxExemptUntil, requiresPo, isPartnerReward, ...rest } =
    values;
  const { taxExemptCertificateFileId: _stored, priceListId, ...texts } = rest;
  const ofStaff = {
    ...texts,
    customerKind: customerKindOf(texts.customerKind),
    documentDelivery: deliveryOf(texts.documentDelivery),
    phone: texts.phone.trim() || null,
    defaultFacilityId: texts.defaultFacilityId || null,
    tags: typedTags(texts.tags),
    unwantedEmails: topicsAmong(texts.unwantedEmails),
    unwantedTexts: topicsAmong(texts.unwantedTexts),
  };
  if (!admin) return ofStaff;
  return {
    ...ofStaff,
    requiresPo,
    isPartnerReward,
    taxExempt,
    taxExemptUntil: taxExemptUntil || null,
    paymentTermsDays: typedNumber(paymentTermsDays),
    priceListId: priceListId || null,
    creditLimitCents: centsIn(creditLimitCents),
  };
}

const centsIn = (typed: string): number | null => (typed.trim() === "" ? null : scaledNumber(typed, 2));
