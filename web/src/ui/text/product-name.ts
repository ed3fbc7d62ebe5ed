import { t } from "@boresight/domain/texts/text";

/** The brand's name, which the server writes into the page. */
export const productName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? t("base.boresight");
