import { namesItsKind } from "@boresight/domain/orders/kind-of-number";
import { isNearly, searchKey, searchWords } from "@boresight/domain/base/text";
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
  const { repairOrderNumber: ro, poNumber: po, invoiceNumber, claimNumber, vinNumber, licensePlate } = numbers;
  const told = (has: (value: string, word: string) => boolean) => {
    const isIt = (value: string | null | undefined): value is string =>
      Boolean(value) && words.some((word) => has(searchKey(value ?? ""), word));
    if (isIt(ro)) return namesItsKind("RO", ro) ? ro : t("search.roIs", { number: ro });
    if (isIt(po)) return namesItsKind("PO", po) ? po : t("search.poIs", { number: po });
    if (isIt(invoiceNumber)) return t("search.invoiceIs", { number: invoiceNumber });
    if (isIt(claimNumber)) return t("search.claimIs", { number: claimNumber });
    if (isIt(vinNumber)) return t("search.vinIs", { number: vinNumber });
    return isIt(licensePlate) ? t("search.plateIs", { number: licensePlate }) : null;
  };
  return told((value, word) => value.includes(word)) ?? told(isNearlyNumber);
}

/** Shorter ones are nearly anything. */
const isNearlyNumber = (value: string, word: string) => word.length >= 6 && /\d/.test(word) && isNearly(word, value);
