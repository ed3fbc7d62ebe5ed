/** What an alert says, on its way to its reader: the stored key and parameters, else the stored words. */
import { isKnownText, travellingText, type StoredText } from "@boresight/domain/texts/stored-text";
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { lambda, type Step } from "postgraphile/grafast";
import { wrapPlans } from "postgraphile/utils";

const messageOf = ([message, stored]: readonly [string, StoredText | null]): string =>
  stored && isKnownText(stored) ? travellingText(stored) : message;

export const alertMessagePlugin = wrapPlans({
  AdminNotification: {
    message: (plan, $alert) =>
      // Its type is that of the field, and the row is one of the table.
      lambda([plan() as Step<string>, ($alert as PgSelectSingleStep).get("message_text")], messageOf),
  },
});
