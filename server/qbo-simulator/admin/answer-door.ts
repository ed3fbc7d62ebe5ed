/** The admin door over HTTP: `POST /simulator/{what}` with a JSON body, and `GET /simulator/requests`. */
import { z } from "zod";
import { QboFault } from "../accounting/fault.ts";
import { json, parseBody, type Call, type Reply } from "../call.ts";
import { entityNames } from "../entities/entity.ts";
import type { AdminDoor } from "./admin-door.ts";
import { webhookDeliverySchema } from "./deliver-webhooks.ts";
import { plannedFaultSchema } from "./fault-plan.ts";

const ofCompany = z.object({ realmId: z.string().optional() });

const changeSchema = ofCompany.extend({
  name: z.enum(entityNames),
  operation: z.enum(["save", "delete", "void"]).default("save"),
  body: z.record(z.string(), z.unknown()),
});

type Answer = (door: AdminDoor, body: unknown) => unknown;

const answers: Record<string, Answer> = {
  codes: (door, body) => ({ code: door.issueCode(ofCompany.extend({ redirectUri: z.string() }).parse(body)) }),
  "expire-access-tokens": (door, body) => door.expireAccessTokens(ofCompany.parse(body)),
  "break-refresh": (door, body) => door.breakRefresh(ofCompany.parse(body)),
  disconnect: (door, body) => door.disconnect(ofCompany.parse(body)),
  faults: (door, body) => door.planFault(plannedFaultSchema.parse(body)),
  "clear-faults": (door) => door.clearFaults(),
  changes: (door, body) => door.changeAsBookkeeper(changeSchema.parse(body)),
  merges: (door, body) => door.mergeCustomers(ofCompany.extend({ fromId: z.string(), intoId: z.string() }).parse(body)),
  "close-books": (door, body) => door.closeBooks(ofCompany.extend({ through: z.string().nullable() }).parse(body)),
  webhooks: async (door, body) => ({ statuses: await door.sendWebhooks(webhookDeliverySchema.parse(body)) }),
};

export async function answerDoor(call: Call, door: AdminDoor): Promise<Reply> {
  const what = call.path.slice("/simulator/".length);
  if (call.method === "GET" && what === "requests") return json(200, door.requests());
  const answer = answers[what];
  if (call.method !== "POST" || !answer) return json(404, { error: "The simulator has no such door" });
  try {
    return json(200, (await answer(door, call.body === "" ? {} : parseBody(call))) ?? {});
  } catch (error) {
    if (error instanceof QboFault) return json(error.status, error.toBody());
    if (error instanceof z.ZodError) return json(400, { error: z.prettifyError(error) });
    if (error instanceof RangeError) return json(400, { error: error.message });
    throw error;
  }
}
