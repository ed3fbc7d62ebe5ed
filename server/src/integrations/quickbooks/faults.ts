/** Reads what QuickBooks says about a failure: in both spellings, or from the status alone. */
import { z } from "zod";
import { parsedJson, type Answer } from "./exchange.ts";
import { QboError, type QboProblem } from "./qbo-error.ts";

const text = z.string().catch("");
const faultSchema = z.object({
  fault: z.object({
    error: z.array(z.object({ message: text, detail: text, element: text, code: z.coerce.string().catch("") })).min(1),
  }),
});

interface Fault {
  code: string;
  /** Null when QuickBooks names none. */
  field: string | null;
  detail: string;
}

const rejected = (): QboProblem => ({ kind: "rejected" });
const invalid = ({ field }: Fault): QboProblem => ({ kind: "invalid", field });

const problems = new Map<string, (fault: Fault) => QboProblem>(
  Object.entries({
    120: () => ({ kind: "reconnect", reason: "personLostRights" }),
    610: () => ({ kind: "notFound" }),
    2010: invalid,
    2020: invalid,
    2170: invalid,
    2500: invalid,
    3001: () => ({ kind: "throttled", waitMs: null }),
    3100: () => ({ kind: "reconnect", reason: "appNotAuthorized" }),
    3200: () => ({ kind: "reconnect", reason: "tokenRefused" }),
    4000: invalid,
    4001: invalid,
    5010: () => ({ kind: "stale" }),
    6000: rejected,
    6070: invalid,
    6140: ({ detail }) => ({ kind: "duplicateNumber", existingId: /\bTxnId=(\w+)/.exec(detail)?.[1] ?? null }),
    6190: () => ({ kind: "subscriptionEnded" }),
    6210: () => ({ kind: "periodClosed" }),
    6240: ({ detail }) => ({ kind: "duplicateName", existingId: /\bId=(\w+)/.exec(detail)?.[1] ?? null }),
    6540: rejected,
    10000: () => ({ kind: "unavailable" }),
  }),
);

/** The fault in a response or in an item of a batch; null when there is none. */
export function faultIn(answered: unknown): Fault | null {
  const { data } = faultSchema.safeParse(lowerKeys(answered, 4));
  const [first] = data?.fault.error ?? [];
  if (!data || !first) return null;
  const details = data.fault.error.map(plainDetail).filter((detail) => detail !== "");
  return { code: first.code, field: first.element || null, detail: [...new Set(details)].join("\n") };
}

/** The error of a response that is a failure. */
export function errorOf({ status, intuitTid, retryAfter, body }: Answer, now: Date): QboError {
  const fault = faultIn(parsedJson(body));
  const named = problemOf(status, fault);
  const problem = named.kind === "throttled" ? { ...named, waitMs: waitOf(retryAfter, now) } : named;
  return new QboError(problem, { status, intuitTid, code: fault?.code || null, detail: fault?.detail ?? "" });
}

export function problemOf(status: number, fault: Fault | null): QboProblem {
  if (status >= 500) return { kind: "unavailable" };
  const known = fault && problems.get(fault.code);
  if (known) return known(fault);
  if (status === 401) return { kind: "reconnect", reason: "tokenRefused" };
  if (status === 403) return { kind: "reconnect", reason: "appNotAuthorized" };
  if (status === 429) return { kind: "throttled", waitMs: null };
  // A page with these is some gateway's: the record need not be missing.
  const isPassing = fault === null && (status < 400 || status === 404 || status === 408);
  return isPassing ? { kind: "unavailable" } : rejected();
}

/** In milliseconds, from seconds or a moment; null when it says neither. */
function waitOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,6}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  if (!/[a-z]/i.test(retryAfter)) return null; // A bare number would be read as a year.
  const wait = Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** `Stale Object Error : You and another …` repeats the message before it says something. */
function plainDetail({ message, detail }: { message: string; detail: string }): string {
  if (detail === "") return message;
  const rest = message !== "" && detail.startsWith(message) ? detail.slice(message.length) : detail;
  return rest.replace(/^[\s:.]+/, "") || message;
}

function lowerKeys(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((element: unknown) => lowerKeys(element, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toLowerCase(), lowerKeys(inner, depth - 1)]),
  );
}
