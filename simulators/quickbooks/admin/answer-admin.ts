/** The admin actions over HTTP: `POST /simulator/{what}` with a JSON body, and `GET /simulator/requests`. */
import { z } from "zod";
import { QboFault } from "../accounting/fault.ts";
import { json, parseBody, type Call, type Reply } from "../call.ts";
import { entityNames } from "../entities/entity.ts";
import type { AdminActions } from "./admin-actions.ts";
import { webhookDeliverySchema } from "./deliver-webhooks.ts";
import { plannedFaultSchema } from "./fault-plan.ts";

const ofCompany = z.object({ realmId: z.string().optional() });

const changeSchema = ofCompany.extend({
  name: z.enum(entityNames),
  operation: z.enum(["save", "delete", "void"]).default("save"),
  body: z.record(z.string(), z.unknown()),
});

type Answer = (admin: AdminActions, body: unknown) => unknown;

const answers: Record<string, Answer> = {
  codes: (admin, body) => ({ code: admin.issueCode(ofCompany.extend({ redirectUri: z.string() }).parse(body)) }),
  "expire-access-tokens": (admin, body) => admin.expireAccessTokens(ofCompany.parse(body)),
  "break-refresh": (admin, body) => admin.breakRefresh(ofCompany.parse(body)),
  disconnect: (admin, body) => admin.disconnect(ofCompany.parse(body)),
  faults: (admin, body) => admin.planFault(plannedFaultSchema.parse(body)),
  "clear-faults": (admin) => admin.clearFaults(),
  changes: (admin, body) => admin.changeAsBookkeeper(changeSchema.parse(body)),
  merges: (admin, body) =>
    admin.mergeCustomers(ofCompany.extend({ fromId: z.string(), intoId: z.string() }).parse(body)),
  "close-books": (admin, body) => admin.closeBooks(ofCompany.extend({ through: z.string().nullable() }).parse(body)),
  webhooks: async (admin, body) => ({ statuses: await admin.sendWebhooks(webhookDeliverySchema.parse(body)) }),
};

export async function answerAdmin(call: Call, admin: AdminActions): Promise<Reply> {
  const what = call.path.slice("/simulator/".length);
  if (call.method === "GET" && what === "requests") return json(200, admin.requests());
  const answer = answers[what];
  if (call.method !== "POST" || !answer) return json(404, { error: "The simulator has no such action" });
  try {
    return json(200, (await answer(admin, call.body === "" ? {} : parseBody(call))) ?? {});
  } catch (error) {
    if (error instanceof QboFault) return json(error.status, error.toBody());
    if (error instanceof z.ZodError) return json(400, { error: z.prettifyError(error) });
    if (error instanceof RangeError) return json(400, { error: error.message });
    throw error;
  }
}
