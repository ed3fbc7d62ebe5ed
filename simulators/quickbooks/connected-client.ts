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

/** Records that the simulator's tests begin with. */
export const entityIn = (body: Fields, name: string): Fields => body[name] as Fields;

export async function createCustomer(client: ConnectedClient, name = "Ada Lovelace"): Promise<Fields> {
  const { body } = await client.post("customer", { DisplayName: name });
  return entityIn(body, "Customer");
}

export async function createItem(client: ConnectedClient, name = "Front camera, static"): Promise<Fields> {
  const { body } = await client.query("select Id, Name from Account where AccountType = 'Income'");
  const [account] = entityIn(body, "QueryResponse")["Account"] as Fields[];
  const item = { Name: name, Type: "Service", IncomeAccountRef: { value: account?.["Id"] } };
  return entityIn((await client.post("item", item)).body, "Item");
}

export const salesLine = (item: Fields, quantity: number, price: number): Fields => ({
  Amount: Math.round(quantity * price * 100) / 100,
  DetailType: "SalesItemLineDetail",
  SalesItemLineDetail: {
    ItemRef: { value: item["Id"] },
    Qty: quantity,
    UnitPrice: price,
    TaxCodeRef: { value: "NON" },
  },
});

interface SampleSale {
  customer: Fields;
  item: Fields;
  /** Two cameras at 245.00. */
  invoice: Fields;
}

export async function createSale(client: ConnectedClient, mark = ""): Promise<SampleSale> {
  const customer = await createCustomer(client, `Ada Lovelace${mark}`);
  const item = await createItem(client, `Front camera, static${mark}`);
  const { body } = await client.post("invoice", {
    CustomerRef: { value: customer["Id"] },
    Line: [salesLine(item, 2, 245)],
  });
  return { customer, item, invoice: entityIn(body, "Invoice") };
}

export const payInvoice = ({ customer, invoice }: SampleSale, amount: number): Fields => ({
  CustomerRef: { value: customer["Id"] },
  TotalAmt: amount,
  Line: [{ Amount: amount, LinkedTxn: [{ TxnId: invoice["Id"], TxnType: "Invoice" }] }],
});

/** The first error's code, in either spelling. */
export function codeOf({ body }: { body: Fields }): unknown {
  const upper = (body["Fault"] as { Error?: { code?: string }[] } | undefined)?.Error;
  const lower = (body["fault"] as { error?: { code?: string }[] } | undefined)?.error;
  return (upper ?? lower)?.[0]?.code;
}
