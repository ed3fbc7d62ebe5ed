import { fail } from "@boresight/domain/base/errors";
import { openOauth } from "#integrations/quickbooks/connection/oauth.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { beginConsent, consentReturn } from "./consents.ts";

export const startQboConsent = mutation({
  summary:
    "Begins to connect the shop to its company in QuickBooks. Needs a fresh proof of who you are. The browser comes back to /admin/quickbooks/connect within 15 minutes, and the function quickbooks-connection takes what it brings.",
  callers: ["admin"],
  returns: { url: { type: "String!", description: "QuickBooks' page, on which a person consents." } },
  errors: ["elevated-claim-required", "qbo-not-set-up"],
  async run(_input, tx: Transaction & RequestContext) {
    const { qbo } = tx.config;
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    if (!qbo) throw fail("qbo-not-set-up");
    const state = await beginConsent(tx);
    const oauth = openOauth(qbo, { clock: () => tx.now });
    return { url: oauth.consentUrl({ redirectUri: consentReturn(tx.config), state }) };
  },
});
