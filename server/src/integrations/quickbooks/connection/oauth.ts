/** The consent of a company: asked for in the browser, exchanged for tokens, renewed and revoked. */
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { exchange, parsedJson, type Answer } from "#integrations/quickbooks/exchange.ts";
import { errorOf } from "#integrations/quickbooks/faults.ts";
import { QboError, type QboProblem } from "#integrations/quickbooks/qbo-error.ts";
import type { QboTokens } from "./token-store.ts";

export interface OauthSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
}

/** Every call throws a QboError; `reconnect` means that the code or the refresh token is used, expired or revoked. */
export interface QboOauth {
  /** Where the browser goes for consent; it returns to `redirectUri` with `state`. */
  consentUrl(asked: { redirectUri: string; state: string }): string;
  exchangeCode(given: { code: string; redirectUri: string }): Promise<QboTokens>;
  /** The refresh token in the result may be a new one: the old one soon stops working. */
  refresh(refreshToken: string): Promise<QboTokens>;
  revoke(refreshToken: string): Promise<void>;
}

const scope = "com.intuit.quickbooks.accounting";
const limits = { timeoutMs: 30_000, largestAnswer: 100_000 };

const seconds = z.number().positive();
const tokensSchema = z.object({
  access_token: z.string().min(1),
  expires_in: seconds,
  refresh_token: z.string().min(1),
  x_refresh_token_expires_in: seconds,
  x_refresh_token_hard_expires_in: seconds.optional(),
});
const refusalSchema = z.object({ error: z.string(), error_description: z.string().catch("") });

const refusals: ReadonlyMap<string, QboProblem> = new Map([
  ["invalid_grant", { kind: "reconnect", reason: "tokenRefused" }],
  ["invalid_client", { kind: "misconfigured" }],
]);

interface OauthDeps {
  clock: Clock;
  /** How long a response may take. */
  timeoutMs?: number;
}

export function openOauth(settings: OauthSettings, { clock, timeoutMs = limits.timeoutMs }: OauthDeps): QboOauth {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, revokeUrl } = settings;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;

  async function post(url: string, contentType: string, body: string): Promise<Answer> {
    const headers = { authorization, accept: "application/json", "content-type": contentType };
    const answer = await exchange({ method: "POST", url, headers, body }, { ...limits, timeoutMs });
    if (answer.status !== 200) throw refusalOf(answer, clock());
    return answer;
  }

  async function askForTokens(form: Readonly<Record<string, string>>): Promise<QboTokens> {
    const askedAt = clock().getTime(); // Lifetimes count from before the call, so that none is taken for longer.
    const answer = await post(tokenUrl, "application/x-www-form-urlencoded", new URLSearchParams(form).toString());
    const granted = tokensSchema.safeParse(parsedJson(answer.body)).data;
    if (!granted) throw new QboError({ kind: "unavailable" }, { status: 200, intuitTid: answer.intuitTid });
    const { x_refresh_token_expires_in: idle, x_refresh_token_hard_expires_in: hard = idle } = granted;
    return {
      accessToken: granted.access_token,
      accessExpiresAt: new Date(askedAt + granted.expires_in * 1000),
      refreshToken: granted.refresh_token,
      reconnectBefore: new Date(askedAt + Math.min(idle, hard) * 1000),
    };
  }

  return {
    consentUrl({ redirectUri, state }) {
      const url = new URL(authorizeUrl);
      const asked = { client_id: clientId, response_type: "code", scope, redirect_uri: redirectUri, state };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.toString();
    },
    exchangeCode: ({ code, redirectUri }) =>
      askForTokens({ grant_type: "authorization_code", code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => askForTokens({ grant_type: "refresh_token", refresh_token: refreshToken }),
    async revoke(refreshToken) {
      await post(revokeUrl, "application/json", JSON.stringify({ token: refreshToken }));
    },
  };
}

function refusalOf(answer: Answer, now: Date): QboError {
  const refusal = refusalSchema.safeParse(parsedJson(answer.body)).data;
  const problem = refusal && refusals.get(refusal.error);
  if (!problem || answer.status >= 500 || answer.status === 429) return refusedCall(answer, now);
  const { status, intuitTid } = answer;
  return new QboError(problem, { status, intuitTid, code: refusal.error, detail: refusal.error_description });
}

/** These addresses take no access token, so a 401 or 403 is about our client id and secret. */
function refusedCall(answer: Answer, now: Date): QboError {
  const error = errorOf(answer, now);
  if (error.problem.kind !== "reconnect") return error;
  return new QboError({ kind: "misconfigured" }, { status: answer.status, intuitTid: answer.intuitTid });
}
