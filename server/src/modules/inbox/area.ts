import { area } from "#area.ts";

/** What people outside write to the shop. */
export const inboxArea = area("inbox", {});
