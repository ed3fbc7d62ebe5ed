import type { TestServer } from "../server.ts";

export interface Homecoming {
  /** Where the browser ends up. */
  address: string;
  parameters: Record<string, string>;
}

/** Leaves for a provider as a browser does; answers where the provider sends it back to, with what it says. */
export async function leaveForProvider({ url }: TestServer, provider: string, query: object = {}): Promise<Request> {
  const asked = new URLSearchParams({ ...query }).toString();
  const left = await fetch(`${url}/v1/auth/signin/provider/${provider}?${asked}`, { redirect: "manual" });
  const cookie = left.headers
    .getSetCookie()
    .map((set) => set.split(";", 1)[0])
    .join("; ");
  const there = await fetch(left.headers.get("location") ?? "", { redirect: "manual" });
  const location = there.headers.get("location");
  if (location) return new Request(location, { headers: { cookie } });
  const page = await there.text();
  const fields = new URLSearchParams();
  for (const [, name = "", value = ""] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g)) fields.set(name, value);
  const [, action = ""] = /action="([^"]+)"/.exec(page) ?? [];
  return new Request(action, { method: "POST", body: fields, headers: { cookie } });
}

/** Comes back to the server, and stops where it leads away from it. */
export async function comeBack(server: TestServer, returning: Request): Promise<Homecoming> {
  const { pathname, search } = new URL(returning.url);
  const { method, headers } = returning;
  const sent = method === "POST" ? { body: await returning.clone().text() } : {};
  const answer = await fetch(server.url + pathname + search, { method, headers, ...sent, redirect: "manual" });
  await answer.body?.cancel();
  const address = answer.headers.get("location") ?? "";
  return { address, parameters: Object.fromEntries(URL.parse(address)?.searchParams ?? []) };
}

/** There and back again. */
export const signInAtProvider = async (server: TestServer, provider: string, query: object = {}): Promise<Homecoming> =>
  comeBack(server, await leaveForProvider(server, provider, query));
