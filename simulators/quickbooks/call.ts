/** A request as it was read, and the answer before it is written. */
import type { IncomingHttpHeaders } from "node:http";

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export const json = (status: number, body: unknown, headers: Reply["headers"] = {}): Reply => ({
  status,
  headers: { "content-type": "application/json;charset=UTF-8", ...headers },
  body: JSON.stringify(body),
});

export const html = (status: number, body: string): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
});

export const redirect = (location: string): Reply => ({ status: 303, headers: { location }, body: "" });

/** The parsed body, or undefined when it is no JSON. */
export function parseBody({ body }: Call): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
