import { afterAll, expect, test } from "vitest";
import { exchangeCode, redirectUri, usualRealmId } from "../connected-client.ts";
import { startQboSimulator } from "../start-qbo-simulator.ts";

const simulator = await startQboSimulator({ redirectUris: [redirectUri] });
afterAll(() => simulator.close());

const asked = {
  client_id: simulator.settings.clientId,
  response_type: "code",
  scope: "com.intuit.quickbooks.accounting",
  redirect_uri: redirectUri,
  state: "state of Ada's",
};
const address = (query: Partial<typeof asked> = {}) =>
  `${simulator.settings.authorizeUrl}?${new URLSearchParams({ ...asked, ...query }).toString()}`;

const decide = async (decision: "allow" | "deny", realmId = usualRealmId): Promise<URL> => {
  const body = new URLSearchParams({ decision, realmId });
  const response = await fetch(address(), { method: "POST", body, redirect: "manual" });
  return new URL(response.headers.get("location") ?? "", simulator.url);
};

test("the consent page offers the companies, Allow and Deny", async () => {
  const response = await fetch(address());
  const page = await response.text();

  expect(response.headers.get("content-type")).toContain("text/html");
  expect(page).toMatch(/<option value="4620816365">.*value="allow">Allow<.*value="deny">Deny</s);
});

test("Allow leads back with a code, the state and the company, and the code gets tokens", async () => {
  const back = await decide("allow", "9130357992");
  const { status, body } = await exchangeCode(simulator, back.searchParams.get("code") ?? "");

  expect(back.origin + back.pathname).toBe(redirectUri);
  expect([back.searchParams.get("state"), back.searchParams.get("realmId")]).toEqual([asked.state, "9130357992"]);
  expect([status, body["token_type"]]).toEqual([200, "bearer"]);
});

test("Deny leads back with the refusal and the state, and without a code", async () => {
  const back = await decide("deny");

  expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: asked.state });
});

test.each([
  ["another client", { client_id: "stranger" }],
  ["another response type", { response_type: "token" }],
  ["another scope", { scope: "openid" }],
  ["an address that is not registered", { redirect_uri: `${redirectUri}/elsewhere` }],
  ["no state", { state: "" }],
])("consent for %s is refused on the page and leads nowhere", async (_, query) => {
  const response = await fetch(address(query), { method: "POST", body: "decision=allow", redirect: "manual" });

  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
});

test("a company that is not offered gets no code", async () => {
  const body = new URLSearchParams({ decision: "allow", realmId: "1" });

  expect((await fetch(address(), { method: "POST", body, redirect: "manual" })).status).toBe(400);
});

test("the discovery document names the addresses", async () => {
  const { authorizeUrl, tokenUrl, revokeUrl, discoveryUrl } = simulator.settings;

  expect(await (await fetch(discoveryUrl)).json()).toMatchObject({
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    revocation_endpoint: revokeUrl,
  });
});
