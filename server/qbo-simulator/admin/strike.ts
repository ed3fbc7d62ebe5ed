import { setTimeout as wait } from "node:timers/promises";
import { QboFault, theirFailure, throttled } from "../accounting/fault.ts";
import { html, json, type Reply } from "../call.ts";
import type { PlannedFault } from "./fault-plan.ts";

/** Does the work as the planned fault lets it. Null means that the connection is cut. */
export async function strike(fault: PlannedFault | undefined, work: () => Reply): Promise<Reply | null> {
  switch (fault?.kind) {
    case undefined:
      return work();
    case "throttled":
      return json(
        429,
        throttled().toBody(),
        fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) },
      );
    case "server-error":
      return json(fault.status, theirFailure(fault.status).toBody());
    case "slow":
      await wait(fault.milliseconds, undefined, { ref: false });
      return work();
    case "cut":
      return null;
    case "answer-lost":
      work();
      return null;
    case "html":
      return html(fault.status ?? 502, "<html><head><title>Bad Gateway</title></head><body>Bad Gateway</body></html>");
    case "oversized":
      return json(200, { padding: "x".repeat(fault.bytes) });
    case "fault":
      return faultReply(fault);
  }
}

const gatewayTypes = { 401: "AUTHENTICATION", 403: "AUTHORIZATION", 429: "THROTTLED" } as const;

function faultReply({ status, code, message, detail, element }: Extract<PlannedFault, { kind: "fault" }>): Reply {
  const atTheGateway = status === 401 || status === 403 || status === 429 ? gatewayTypes[status] : undefined;
  const type = atTheGateway ?? (status >= 500 ? "SystemFault" : "ValidationFault");
  const error = { Message: message ?? "Planned fault", Detail: detail ?? "", code, element: element ?? "" };
  return json(status, new QboFault(status, type, error).toBody());
}
