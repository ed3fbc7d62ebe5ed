/** A number of the United States or Canada in any of its usual forms: people also type what is stored as they wrote it. */
const northAmerican = /^\s*(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]?([2-9]\d{2})[ .-]?(\d{4})\s*$/;

/** `(303) 555-0103` for a number of the United States or Canada, any other as it is stored. */
export const nationalPhone = (stored: string): string => stored.replace(northAmerican, "($1) $2-$3");
