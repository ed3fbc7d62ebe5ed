import { searchKey, searchWords } from "@boresight/domain/base/text";
import { t } from "@boresight/domain/texts/text";

interface Numbers {
  repairOrderNumber?: string | null;
  poNumber?: string | null;
  invoiceNumber?: string | null;
  claimNumber?: string | null;
  vinNumber?: string | null | undefined;
  licensePlate?: string | null | undefined;
}

/** Returns by which of its numbers something was found, with the number's name; null when it was by something else. */
export function matchedNumber(typed: string, numbers: Numbers): string | null {
  const words = searchWords(typed);
  const has = (value: string | null | undefined): value is string =>
    Boolean(value) && words.some((word) => searchKey(value ?? "").includes(word));
  const { repairOrderNumber: ro, poNumber: po, invoiceNumber, claimNumber, vinNumber, licensePlate } = numbers;
  if (has(ro)) return t("search.roIs", { number: ro });
  if (has(po)) return t("search.poIs", { number: po });
  if (has(invoiceNumber)) return t("search.invoiceIs", { number: invoiceNumber });
  if (has(claimNumber)) return t("search.claimIs", { number: claimNumber });
  if (has(vinNumber)) return t("search.vinIs", { number: vinNumber });
  return has(licensePlate) ? t("search.plateIs", { number: licensePlate }) : null;
}
