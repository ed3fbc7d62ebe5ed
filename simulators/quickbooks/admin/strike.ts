import { setTimeout as wait } from "node:timers/promises";
import { QboFault, theirFailure, throttled } from "../accounting/fault.ts";
import { html, json, type Reply } from "../call.ts";
import type { PlannedFault } from "./fault-plan.ts";

/** Does the work as the planned fault lets it. Null means that the connection is cut. */
export async function strike(fault: PlannedFault | undefined, work: () => Reply): Promise<Reply | null> {
  if (!fault) return work();
  if (fault.kind === "cut") return null;
  if (fault.kind === "answer-lost") {
    work();
    return null;
  }
  if (fault.kind !== "slow") return answerInstead(fault);
  await wait(fault.milliseconds, undefined, { ref: false });
  return work();
}

type AnsweringFault = Exclude<PlannedFault, { kind: "cut" | "answer-lost" | "slow" }>;

function answerInstead(fault: AnsweringFault): Reply {
  if (fault.kind === "throttled") {
    const headers = fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) };
    return json(429, throttled().toBody(), headers);
  }
  if (fault.kind === "server-error") return json(fault.status, theirFailure(fault.status).toBody());
  if (fault.kind === "html") return html(fault.status ?? 502, badGateway);
  if (fault.kind === "oversized") return json(200, { padding: "x".repeat(fault.bytes) });
  return faultReply(fault);
}

const badGateway = "<html><head><title>Bad Gateway</title></head><body>Bad Gateway</body></html>";
const gatewayTypes = { 401: "AUTHENTICATION", 403: "AUTHORIZATION", 429: "THROTTLED" } as const;

function faultReply({ status, code, message, detail, element }: Extract<PlannedFault, { kind: "fault" }>): Reply {
  const atTheGateway = status === 401 || status === 403 || status === 429 ? gatewayTypes[status] : undefined;
  const type = atTheGateway ?? (status >= 500 ? "SystemFault" : "ValidationFault");
  const error = { Message: message ?? "Planned fault", Detail: detail ?? "", code, element: element ?? "" };
  return json(status, new QboFault(status, type, error).toBody());
}
