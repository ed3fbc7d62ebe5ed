import { json, parseBody, type Call, type Reply } from "../call.ts";
import { isFields, textOf } from "../entities/entity.ts";
import type { Simulator } from "../simulator.ts";
import { isOurClient } from "./client-credentials.ts";

/** `POST /v2/oauth2/tokens/revoke`: ends the connection of the token; 200 with an empty body. */
export function answerRevoke(call: Call, { settings, connections }: Simulator): Reply {
  if (call.method !== "POST") return json(405, { error: "invalid_request" });
  if (!isOurClient(call, settings)) return json(401, { error: "invalid_client" });
  const body = parseBody(call);
  const isRevoked = isFields(body) && connections.revoke(textOf(body, "token"));
  return isRevoked ? { status: 200, headers: {}, body: "" } : json(400, { error: "invalid_request" });
}
