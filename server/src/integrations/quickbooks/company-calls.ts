/** One call to the accounting API: signed in, in turn, repeated where repeating is right, and its failures named. */
import type { AccessTokens } from "./connection/access-tokens.ts";
import { limitCalls, type CallKind, type CallLimits, type Time } from "./call-limits.ts";
import { exchange, type Answer, type ExchangeLimits } from "./exchange.ts";
import { errorOf } from "./faults.ts";
import { QboError } from "./qbo-error.ts";

export interface Call {
  method: "GET" | "POST";
  /** After `/v3/company/{realmId}/`, in lower case. */
  path: string;
  parameters?: Readonly<Record<string, string>>;
  body?: string;
  contentType?: string;
  accept?: string;
  kind?: CallKind;
}

/** What became of a request, for the log; without its query, which may hold names. */
export interface QboExchange {
  realmId: string;
  method: string;
  path: string;
  /** Null: there was no response. */
  status: number | null;
  /** By which Intuit's support finds the call. */
  intuitTid: string | null;
}

export interface CallDeps extends Time {
  tokens: AccessTokens;
  /** Spreads repetitions: from 0 up to 1. */
  random: () => number;
  onExchange: (exchange: QboExchange) => void;
}

export interface CallSettings extends ExchangeLimits {
  apiUrl: string;
}

/** Returns a successful response of a company's address; throws a QboError for everything else. */
export type CallCompany = (realmId: string, call: Call) => Promise<Answer>;

const minorVersion = "75";
const mostRepetitions = 3;
/** Who must wait longer than this gets the error, and with it the time to wait. */
const longestWait = 65_000;

export function openCompanyCalls(settings: CallSettings, deps: CallDeps): CallCompany {
  const limitsOf = new Map<string, CallLimits>();
  return (realmId, call) => {
    const limits = limitsOf.get(realmId) ?? limitCalls(deps);
    limitsOf.set(realmId, limits);
    const { kind = "single", method, path } = call;
    const report = ({ status, intuitTid }: Pick<QboExchange, "status" | "intuitTid">) =>
      deps.onExchange({ realmId, method, path, status, intuitTid });
    const send = async (token: string) => {
      try {
        const answer = await exchange(requestOf(settings.apiUrl, { realmId, call, token }), settings);
        report(answer);
        return answer;
      } catch (error) {
        if (error instanceof QboError) report(error);
        throw error;
      }
    };
    return limits.inPlace(() => repeatable({ realmId, kind, limits, send }, deps));
  };
}

interface Repeatable {
  realmId: string;
  kind: CallKind;
  limits: CallLimits;
  send: (token: string) => Promise<Answer>;
}

async function repeatable({ realmId, kind, limits, send }: Repeatable, deps: CallDeps): Promise<Answer> {
  let refused: string | undefined;
  for (let repetition = 0; ; repetition++) {
    await limits.turn(kind);
    const token = await deps.tokens.usable(realmId, refused);
    const answer = await send(token);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const error = errorOf(answer, deps.clock());
    const { problem } = error;
    if (problem.kind === "throttled") limits.pause(waitAfter(error, repetition, deps.random));
    else if (problem.kind !== "reconnect") throw error;
    else if (problem.reason === "tokenRefused" && refused === undefined) refused = token;
    else {
      await deps.tokens.markBroken(realmId, { accessToken: token, reason: problem.reason });
      throw error;
    }
  }
}

/** Throws when the wait is too long to spend it here, or was spent too often. */
function waitAfter(error: QboError, repetition: number, random: () => number): number {
  const told = error.problem.kind === "throttled" ? error.problem.waitMs : null;
  const wait = Math.round((told ?? 1000 * 2 ** repetition) + random() * 1000);
  if (repetition < mostRepetitions && wait <= longestWait) return wait;
  throw new QboError({ kind: "throttled", waitMs: wait }, error);
}

function requestOf(apiUrl: string, { realmId, call, token }: { realmId: string; call: Call; token: string }) {
  const { method, path, parameters, body, contentType = "application/json", accept = "application/json" } = call;
  const query = new URLSearchParams({ ...parameters, minorversion: minorVersion });
  return {
    method,
    url: `${apiUrl}/v3/company/${realmId}/${path}?${query.toString()}`,
    headers: { authorization: `Bearer ${token}`, accept, "content-type": contentType },
    body,
  };
}
