/** What the tests call a company with: raw HTTP, so that they prove the wire and not a client. */
import { startQboSimulator, type QboSimulator } from "./start-qbo-simulator.ts";
import type { QboSimulatorOptions } from "./simulator.ts";
import type { Fields } from "./entities/entity.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: Fields;
}

export interface ConnectedClient {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  query(text: string): Promise<Answer>;
}

export interface ConnectedCompany {
  apiUrl: string;
  realmId: string;
  accessToken: string;
}

interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function clientOf({ apiUrl, realmId, accessToken }: ConnectedCompany): ConnectedClient {
  async function call(path: string, { headers: own, ...init }: CallInit): Promise<Answer> {
    const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json", ...own };
    const response = await fetch(`${apiUrl}/v3/company/${realmId}/${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Fields };
  }
  return {
    get: (path) => call(path, {}),
    post: (path, body, headers = { "content-type": "application/json" }) =>
      call(path, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }),
    query: (text) => call(`query?minorversion=75&query=${encodeURIComponent(text)}`, {}),
  };
}

export const redirectUri = "http://localhost:8080/quickbooks/callback";

/** `POST` to the token endpoint as the simulator's own client. */
export async function requestTokens({ settings }: QboSimulator, form: Record<string, string>): Promise<Answer> {
  const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString("base64");
  const response = await fetch(settings.tokenUrl, {
    method: "POST",
    headers: { authorization: `Basic ${basic}`, accept: "application/json" },
    body: new URLSearchParams(form),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Fields };
}

export const exchangeCode = (simulator: QboSimulator, code: string): Promise<Answer> =>
  requestTokens(simulator, { grant_type: "authorization_code", code, redirect_uri: redirectUri });

export interface Connected extends AsyncDisposable {
  simulator: QboSimulator;
  client: ConnectedClient;
  company: ConnectedCompany;
}

export const usualRealmId = "4620816365";

/** A simulator of its own with its first company connected. */
export async function startConnected(options?: QboSimulatorOptions): Promise<Connected> {
  const simulator = await startQboSimulator(options);
  const realmId = options?.companies?.[0]?.realmId ?? usualRealmId;
  const { body } = await exchangeCode(simulator, simulator.admin.issueCode({ realmId, redirectUri }));
  const company = { apiUrl: simulator.settings.apiUrl, realmId, accessToken: String(body["access_token"]) };
  return { simulator, company, client: clientOf(company), [Symbol.asyncDispose]: () => simulator.close() };
}
