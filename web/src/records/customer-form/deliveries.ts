import { documentDeliveries, type DocumentDelivery } from "@boresight/domain/customers/document-delivery";
import { t } from "@boresight/domain/texts/text";

const words: Record<DocumentDelivery, string> = {
  link: t("customers.documentsAsLink"),
  attachment: t("customers.documentsAsAttachment"),
};

/** How documents arrive with emails. */
export const deliveries = documentDeliveries.map((value) => ({ value, label: words[value] }));

/** By link, where it is unknown. */
export const deliveryOf = (value: string): DocumentDelivery =>
  documentDeliveries.find((known) => known === value) ?? "link";
