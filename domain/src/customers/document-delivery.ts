import { text } from "#texts/text.ts";

/** How documents arrive with emails, in words. */
export const documentDeliveryWords = {
  link: text("customers.documentsAsLink"),
  attachment: text("customers.documentsAsAttachment"),
};

export type DocumentDelivery = keyof typeof documentDeliveryWords;
