import { fail, type BoresightError, type ErrorCode } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { openOauth } from "#integrations/quickbooks/connection/oauth.ts";
import { openQboClient } from "#integrations/quickbooks/qbo-client.ts";
import { QboError, type QboProblem } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import type { QboConfig } from "#platform/settings/qbo-settings.ts";
import { consentReturn, endConsent } from "./consents.ts";
import type { QboTokens, TokenStore } from "#integrations/quickbooks/connection/token-store.ts";
import { saveConnection } from "../save-connection.ts";
import { saveTokens } from "../stored-tokens.ts";
import { tokenSealing } from "../token-sealing.ts";

interface ConsentDeps {
  config: Pick<Config, "clientUrl" | "qbo" | "sealSecret">;
  pool: Pool;
  clock: Clock;
}

interface Returned {
  userId: string | null;
  state: string;
}

interface Consent extends Returned {
  code: string;
  realmId: string;
}

interface Accepted {
  outcome: "connected" | "offered";
  connectionId: string;
  companyName: string;
}

/** The person said no at QuickBooks. Throws `qbo-consent-expired`. */
export function refuseConsent({ userId, state }: Returned, { pool, clock }: ConsentDeps): Promise<void> {
  return asSystem({ pool, clock }, async (_system, work) => {
    if (!(await endConsent({ state, userId }, work))) throw fail("qbo-consent-expired");
  });
}

/**
 * Exchanges what the browser brought back from QuickBooks for tokens, and connects the company if it is the same as
 * before. Throws `qbo-not-set-up`, `qbo-consent-expired`, and why QuickBooks did not accept it.
 */
export async function acceptConsent(consent: Consent, deps: ConsentDeps): Promise<Accepted> {
  const { config, pool, clock } = deps;
  if (!config.qbo) throw fail("qbo-not-set-up");
  await refuseConsent(consent, deps); // A state is used up, whatever comes of it.
  const { tokens, company } = await readCompany(consent, { ...deps, qbo: config.qbo }).catch((error: unknown) => {
    throw error instanceof QboError ? consentFailure(error) : error;
  });
  const { realmId, userId: by } = consent;
  const { environment } = config.qbo;
  const companyName = company.CompanyName.slice(0, 200);
  const country = (company.Country ?? "").slice(0, 60);
  return asSystem({ pool, clock }, async (system, work) => {
    const { id, outcome } = await saveConnection({ environment, realmId, companyName, country, by }, work);
    await saveTokens(id, tokens, { system, now: work.now, sealing: tokenSealing(config) });
    return { outcome, connectionId: id, companyName };
  });
}

/** That the company answers to the tokens proves that they are its own: its id came by way of the browser. */
async function readCompany({ code, realmId }: Consent, { config, clock, qbo }: ConsentDeps & { qbo: QboConfig }) {
  const redirectUri = consentReturn(config);
  const { store, current } = grantedTokens(await openOauth(qbo, { clock }).exchangeCode({ code, redirectUri }));
  const client = openQboClient(qbo, { store, clock, onExchange: () => {} });
  const company = await client.company(realmId).companyInfo();
  return { tokens: current(), company };
}

const codes: Partial<Record<QboProblem["kind"], ErrorCode>> = {
  unavailable: "qbo-unavailable",
  throttled: "qbo-unavailable",
  unreadable: "qbo-unavailable",
  misconfigured: "qbo-misconfigured",
  subscriptionEnded: "qbo-subscription-ended",
};

/** What a person reads whose consent QuickBooks did not accept. */
const consentFailure = ({ problem }: QboError): BoresightError => fail(codes[problem.kind] ?? "qbo-consent-refused");

interface GrantedTokens {
  store: TokenStore;
  /** The latest ones. */
  current: () => QboTokens;
}

/** Tokens that were just granted and belong to no stored connection yet. */
function grantedTokens(granted: QboTokens): GrantedTokens {
  let tokens = granted;
  return {
    current: () => tokens,
    store: {
      read: () => Promise.resolve(tokens),
      replace: async (_realmId, renew) => (tokens = await renew(tokens)),
      markBroken: () => Promise.resolve(), // Nothing is connected yet that could break.
    },
  };
}
