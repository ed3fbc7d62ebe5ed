import type { Verb } from "#platform/mutation.ts";

/** The verbs of accounting in QuickBooks, by their names in the API. */
export const accountingVerbs: Readonly<Record<string, Verb>> = {};
