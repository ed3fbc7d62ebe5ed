import { readerHeaders } from "#auth/reader-headers.ts";

/** Headers that this installation adds to every request of the app, such as one that its proxy asks for. */
const extraHeaders: Readonly<Record<string, string>> | undefined = import.meta.env.VITE_EXTRA_HEADERS;

const commonHeaders = () => ({ ...extraHeaders, ...readerHeaders() });

/**
 * The headers that identify the caller to the data, storage and functions services: the bearer token with the role to
 * act in, if one is asked for, or the role alone for visitors.
 */
export function authHeaders(accessToken: string | null, role?: string): Record<string, string> {
  if (accessToken === null) return { ...commonHeaders(), "x-hasura-role": role ?? "public" };
  return { ...commonHeaders(), authorization: `Bearer ${accessToken}`, ...(role && { "x-hasura-role": role }) };
}
