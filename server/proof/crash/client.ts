/** One attempt to write: what the server said, and what that promises. */
import { messageOf } from "#platform/startup-error.ts";
import { demoPassword } from "./crash-shop.ts";
import type { CreatingVerb, Who } from "./creating-verbs.ts";

/** Unknown: the connection broke, or the server itself failed; it may be stored or not, but never twice. */
type Outcome = "acknowledged" | "refused" | "unknown";

export interface Write {
  what: string;
  marker: string;
  outcome: Outcome;
  /** Sends the same again: only for what carries a client key, which makes it one. */
  again?: () => Promise<Outcome>;
  /** Why it was refused. */
  reason?: string;
}

type Tokens = Record<Who, string>;

const json = { "content-type": "application/json" };

export async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await fetch(`${url}/v1/auth/signin/email-password`, { method: "POST", headers: json, body });
  const { session } = (await answer.json()) as { session: { accessToken: string } };
  return session.accessToken;
}

export interface Connection {
  url: string;
  tokens: Tokens;
  /** Input types that take a client key. */
  keyed: ReadonlySet<string>;
}

export async function tryVerb(verb: CreatingVerb, marker: string, connection: Connection): Promise<Write> {
  const type = typeOf(verb);
  const isKeyed = connection.keyed.has(type);
  const input = { ...verb.input(marker), ...(isKeyed && { clientKey: crypto.randomUUID() }) };
  const query = `mutation ($input: ${type}!) { ${verb.name}(input: $input) { __typename } }`;
  const send = () => sent(connection, verb.who, { query, variables: { input } });
  const { outcome, reason } = await send();
  const again = async () => (await send()).outcome;
  return { what: verb.name, marker, outcome, ...(reason && { reason }), ...(isKeyed && { again }) };
}

const typeOf = ({ name }: CreatingVerb): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

async function sent(
  { url, tokens }: Connection,
  who: Who,
  body: object,
): Promise<{ outcome: Outcome; reason?: string }> {
  const headers = { ...json, authorization: `Bearer ${tokens[who]}` };
  try {
    const answer = await fetch(`${url}/v1/graphql`, { method: "POST", headers, body: JSON.stringify(body) });
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    if (!isJson) return { outcome: "unknown", reason: `status ${answer.status}` }; // The proxy answers with a page.
    const { errors } = (await answer.json()) as { errors?: { message: string; extensions: { code: string } }[] };
    if (!errors)
      return answer.ok ? { outcome: "acknowledged" } : { outcome: "unknown", reason: `status ${answer.status}` };
    const [error] = errors;
    const isOurs = error?.extensions.code === "unexpected" || error?.extensions.code === "database-unavailable";
    return { outcome: isOurs ? "unknown" : "refused", reason: `${error?.extensions.code}: ${error?.message}` };
  } catch (error) {
    return { outcome: "unknown", reason: reasonOf(error) };
  }
}

/** What fetch calls a failure says nothing; its cause does. */
const reasonOf = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause !== undefined ? error.cause : error);

export async function keyedTypes(url: string, token: string, verbs: readonly CreatingVerb[]): Promise<Set<string>> {
  const fields = verbs.map((verb, at) => `t${at}: __type(name: "${typeOf(verb)}") { name inputFields { name } }`);
  const answer = await fetch(`${url}/v1/graphql`, {
    method: "POST",
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `{ ${fields.join(" ")} }` }),
  });
  const { data } = (await answer.json()) as { data: Record<string, { name: string; inputFields: { name: string }[] }> };
  const types = Object.values(data).filter(({ inputFields }) => inputFields.some(({ name }) => name === "clientKey"));
  return new Set(types.map(({ name }) => name));
}

export const signUp = (marker: string, { url }: Connection): Promise<Write> =>
  byStatus("signUp", marker, () =>
    fetch(`${url}/v1/auth/signup/email-password`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        email: `${marker}@example.com`,
        password: "open sesame",
        options: { displayName: marker },
      }),
    }),
  );

export function upload(marker: string, { url, tokens }: Connection): Promise<Write> {
  const form = new FormData();
  form.append("file[]", new Blob([contentOf(marker)]), marker);
  const headers = { authorization: `Bearer ${tokens.ada}` };
  return byStatus("upload", marker, () => fetch(`${url}/v1/storage/files`, { method: "POST", headers, body: form }));
}

/** Content that shows whether it is whole. */
export const contentOf = (marker: string): string => `${marker} `.repeat(5000);

async function byStatus(what: string, marker: string, send: () => Promise<Response>): Promise<Write> {
  try {
    const answer = await send();
    const reason = await answer.text();
    if (answer.ok) return { what, marker, outcome: "acknowledged" };
    return { what, marker, outcome: answer.status >= 500 ? "unknown" : "refused", reason };
  } catch (error) {
    return { what, marker, outcome: "unknown", reason: reasonOf(error) };
  }
}
