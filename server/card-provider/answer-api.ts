import type { IncomingMessage, ServerResponse } from "node:http";
import { randomId } from "./sessions.ts";
import type { Till } from "./till.ts";

interface Asked {
  /** Below `/v1/`. */
  path: string;
  form: URLSearchParams;
  till: Till;
}

/** Answers the shop at the addresses of Stripe's API that it uses. */
export function answerApi({ method, headers }: IncomingMessage, response: ServerResponse, asked: Asked): void {
  const { path, form, till } = asked;
  const json = (status: number, body: object) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refuse = (status: number, message: string) =>
    json(status, { error: { type: "invalid_request_error", message } });

  if (headers.authorization !== `Bearer ${till.settings.secretKey}`) return refuse(401, "Invalid API key");
  if (path === "checkout/sessions" && method === "POST")
    return json(200, till.begin(form, String(headers["idempotency-key"] ?? randomId("idem"))));
  const [, , id = "", action] = path.split("/");
  const session = till.sessions.get(id);
  if (!session) return refuse(404, `No such session: ${id}`);
  if (action === "expire" && !till.expire(session)) return refuse(400, "It is not open");
  return json(200, session);
}
