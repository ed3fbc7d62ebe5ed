/** QuickBooks Online over its HTTP interface: consent and tokens, and the calls to connected companies. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import { openAccessTokens } from "./connection/access-tokens.ts";
import { batchCalls } from "./batch.ts";
import type { Sleep } from "./call-limits.ts";
import { changeCalls } from "./changes-since.ts";
import { openCompanyCalls, type CallCompany, type QboExchange } from "./company-calls.ts";
import { documentCalls } from "./document-calls.ts";
import { qboCompanyInfo, type QboCompanyInfo } from "./entities/company-info.ts";
import { openOauth, type OauthSettings, type QboOauth } from "./connection/oauth.ts";
import { queryCalls } from "./query-calls.ts";
import { recordCalls } from "./record-calls.ts";
import type { TokenStore } from "./connection/token-store.ts";
import type { Ask } from "./wire.ts";

/** Addresses come from settings: those of production, of the sandbox or of a simulator. */
export interface QboSettings extends OauthSettings {
  /** The accounting API, up to `/v3`. */
  apiUrl: string;
  /** How long a response may take; QuickBooks asks for two minutes. */
  timeoutMs?: number;
  /** In bytes. */
  largestAnswer?: number;
}

export interface QboDeps {
  store: TokenStore;
  clock: Clock;
  /** For the log. */
  onExchange: (exchange: QboExchange) => void;
  sleep?: Sleep;
  random?: () => number;
}

/** Every call to a company throws a QboError when it does not succeed. */
export interface QboClient extends QboOauth {
  /** Throws a RangeError for what is no realm id. */
  company(realmId: string): QboCompany;
}

type QboCompany = ReturnType<typeof companyOf>;

export function openQboClient(settings: QboSettings, deps: QboDeps): QboClient {
  const { apiUrl, timeoutMs = 120_000, largestAnswer = 20_000_000 } = settings;
  const { store, clock, onExchange, random = Math.random } = deps;
  const oauth = openOauth(settings, { clock, ...(settings.timeoutMs !== undefined && { timeoutMs }) });
  const call = openCompanyCalls(
    { apiUrl, timeoutMs, largestAnswer },
    {
      tokens: openAccessTokens({ store, oauth, clock }),
      clock,
      sleep: deps.sleep ?? ((ms) => sleep(ms)),
      random,
      onExchange,
    },
  );
  return { ...oauth, company: (realmId) => companyOf(realmId, call, clock) };
}

function companyOf(realmId: string, call: CallCompany, clock: Clock) {
  // It becomes a part of every address, and arrives from the browser.
  if (!/^\d{1,30}$/.test(realmId)) throw new RangeError("a realm id consists of digits");
  const ask: Ask = (asked) => call(realmId, asked);
  const records = recordCalls(ask);
  return {
    /** Whether the connection is alive shows here. */
    companyInfo: (): Promise<QboCompanyInfo> => records.read(qboCompanyInfo, realmId),
    ...records,
    ...documentCalls(ask),
    ...queryCalls(ask),
    ...changeCalls(ask, clock),
    ...batchCalls(ask),
  };
}
