import { t } from "#texts/text.ts";

/** How documents arrive with emails, in words. */
export const documentDeliveryWords = {
  link: t("customers.documentsAsLink"),
  attachment: t("customers.documentsAsAttachment"),
};

export type DocumentDelivery = keyof typeof documentDeliveryWords;
