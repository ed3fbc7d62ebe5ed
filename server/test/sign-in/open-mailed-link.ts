import type { TestServer } from "../server.ts";

export interface Arrival {
  status: number;
  /** Where the browser is sent. */
  address: string;
  parameters: Record<string, string>;
}

/** Follows a link of a mail to this server, and stops where it leads away from it. */
export async function openMailedLink({ url }: TestServer, link: string, method = "GET"): Promise<Arrival> {
  const { pathname, search } = new URL(link);
  const response = await fetch(url + pathname + search, { method, redirect: "manual" });
  await response.body?.cancel();
  const address = response.headers.get("location") ?? "";
  return { status: response.status, address, parameters: Object.fromEntries(URL.parse(address)?.searchParams ?? []) };
}
