import { acceptQboMatches } from "#modules/accounting/import/accept-qbo-matches.ts";
import { applyQboRecords } from "#modules/accounting/import/apply-qbo-records.ts";
import { decideQboRecord } from "#modules/accounting/import/decide-qbo-record.ts";
import { linkQboItem } from "#modules/accounting/import/link-qbo-item.ts";
import { readQboRecords } from "#modules/accounting/import/read-qbo-records.ts";
import { unlinkQboItem } from "#modules/accounting/import/unlink-qbo-item.ts";

/** The verbs of accounting in QuickBooks, by their names in the API. */
export const accountingVerbs = {
  acceptQboMatches,
  applyQboRecords,
  decideQboRecord,
  linkQboItem,
  readQboRecords,
  unlinkQboItem,
};
