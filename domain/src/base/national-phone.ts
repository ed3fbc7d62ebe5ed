/** `(303) 555-0103` for a number of the United States or Canada, any other as it is stored. */
export const nationalPhone = (stored: string): string =>
  stored.replace(/^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/, "($1) $2-$3");
