import { t } from "@boresight/domain/texts/text";

const kindWords: Record<string, string> = {
  bodyShop: t("customers.bodyShop"),
  dealer: t("customers.dealer"),
  glass: t("customers.glassShop"),
  mechanical: t("customers.mechanical"),
  fleet: t("customers.fleet"),
  insurer: t("base.insurer"),
  individual: t("customers.individual"),
};

export const kindChoices = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
export const kindWord = (kind: string): string => kindWords[kind] ?? kind;
