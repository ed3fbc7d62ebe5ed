import { t } from "@boresight/domain/texts/text";

/** The languages of a customer's mail. */
export const languages = [
  { value: "en", label: t("base.english") },
  { value: "fr", label: t("customers.french") },
  { value: "ar", label: t("customers.arabic") },
];
