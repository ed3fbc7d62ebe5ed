const mostRevisions = 9;

/** The numbers of invoices as they are stored: `inv 1999` is INV-1999, and `1999` may also be that of an opening invoice. */
export function typedInvoiceNumbers(typed: string): string[] {
  const [, word, digits] = /^\s*(inv[\s-]*)?(\d{1,12})\s*$/i.exec(typed) ?? [];
  if (!digits) return [];
  return word ? [`INV-${Number(digits)}`] : [`INV-${Number(digits)}`, digits];
}

/** The numbers of estimates: `E-101190-R2` alone, or with `101190` all revisions. */
export function typedEstimateNumbers(typed: string): string[] {
  const [, digits, revision] = /^\s*(?:e[\s-]*)?(\d{4,12})(?:[\s-]*r(\d{1,3}))?\s*$/i.exec(typed) ?? [];
  if (!digits) return [];
  const revisions = revision ? [Number(revision)] : Array.from({ length: mostRevisions }, (_, index) => index + 1);
  return revisions.map((each) => `E-${digits}-R${each}`);
}

/** What a payment may have been noted under: in any case, `check 1042` is 1042, `check 1042` or `#1042`. */
export function typedReferences(typed: string): string[] {
  const asTyped = typed.trim();
  const [, number] = /^(?:check|cheque|chèque|ck)?[\s#.:-]*(?:no\.?\s*)?([\w-]*\d[\w-]*)$/i.exec(asTyped) ?? [];
  return number ? [...new Set([asTyped, number, `#${number}`, `check ${number}`])] : [];
}
