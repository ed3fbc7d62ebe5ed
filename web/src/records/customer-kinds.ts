import { customerKindWords } from "@boresight/domain/customers/customer-kind";

const kindWords: Readonly<Record<string, string>> = customerKindWords;

export const kindChoices = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
export const kindWord = (kind: string): string => kindWords[kind] ?? kind;
