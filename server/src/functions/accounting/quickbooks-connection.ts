import { z } from "zod";
import { acceptConsent, refuseConsent } from "#modules/accounting/connection/consent/accept-consent.ts";
import { checkConnection } from "#modules/accounting/connection/check-connection.ts";
import { serverFunction } from "../server-function.ts";

const state = z.string().min(1).max(200);
const given = z.object({ state, code: z.string().min(1).max(2000), realmId: z.string().regex(/^\d{1,30}$/) });
const refused = z.object({ state, error: z.string().min(1).max(200) });

/** Takes what the browser brought back from QuickBooks: a consent, or its refusal. */
export const quickbooksConnection = serverFunction(
  { path: "quickbooks-connection", roles: ["admin"], input: z.union([given, refused]) },
  async ({ caller: { userId }, input, deps }) => {
    if (!("error" in input)) return acceptConsent({ ...input, userId }, deps);
    await refuseConsent({ ...input, userId }, deps);
    return { outcome: "refused" };
  },
);

/** Whether the connected company answers. */
export const quickbooksCheck = serverFunction({ path: "quickbooks-check", roles: ["admin"] }, ({ deps }) =>
  checkConnection(deps),
);
