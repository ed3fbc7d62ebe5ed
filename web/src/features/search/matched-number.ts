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
  owner?: string;
  insurerName?: string | null;
}

/**
 * Returns by which of its numbers or names something was found, with what it is; null when it was by something else. What has all that
 * was typed is named before what has a word of it: of `ABC 123` the plate, not a claim with 123.
 */
export function matchedNumber(typed: string, numbers: Numbers): string | null {
  const words = searchWords(typed);
  const whole = searchKey(typed);
  const facts = factsOf(numbers);
  const told = (has: (value: string) => boolean) =>
    facts.find(([value]) => Boolean(value) && has(searchKey(value ?? "")))?.[1] ?? null;
  return (
    told((value) => whole !== "" && value.includes(whole)) ??
    told((value) => words.length > 0 && words.every((word) => value.includes(word))) ??
    told((value) => words.some((word) => value.includes(word))) ??
    told((value) => words.some((word) => isNearlyNumber(value, word)))
  );
}

const factsOf = ({ repairOrderNumber, poNumber, invoiceNumber, ...more }: Numbers) => {
  const { claimNumber, vinNumber, licensePlate, owner, insurerName } = more;
  const [ro, po] = [repairOrderNumber ?? "", poNumber ?? ""];
  return [
    [ro, namesItsKind("RO", ro) ? ro : t("base.roNumber", { number: ro })],
    [po, namesItsKind("PO", po) ? po : t("search.poIs", { number: po })],
    [invoiceNumber, t("base.invoiceNumber", { number: invoiceNumber ?? "" })],
    [claimNumber, t("search.claimIs", { number: claimNumber ?? "" })],
    [vinNumber, t("search.vinIs", { number: vinNumber ?? "" })],
    [licensePlate, t("search.plateIs", { number: licensePlate ?? "" })],
    [owner, t("search.ownerIs", { name: owner ?? "" })],
    [insurerName, t("search.insurerIs", { name: insurerName ?? "" })],
  ] as const;
};

/** Shorter ones are nearly anything. */
const isNearlyNumber = (value: string, word: string) => word.length >= 6 && /\d/.test(word) && isNearly(word, value);
