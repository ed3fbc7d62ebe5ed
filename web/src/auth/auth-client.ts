import * as shape from "@boresight/domain/base/shape";
import { AuthError, clientProblem } from "./auth-problem.ts";
import { noteChange } from "./latest-change.ts";
import { sessionSchema, type Session } from "./session.ts";
import { readerHeaders } from "./reader-headers.ts";

export interface Call<Answer> {
  path: string;
  method?: "DELETE" | "GET" | "POST" | "PUT";
  /** Sent as JSON; a blob as is. */
  body?: object;
  answer: shape.Shape<Answer>;
  accessToken?: string | null;
}

/** A session, or the ticket for the second factor's code, or neither while the email is not verified. */
export interface SignInAnswer {
  session: Session | null;
  mfaTicket: string | null;
}

/** The tokens to revoke; `all` requires `accessToken`. */
export interface SignOut {
  refreshToken: string | null;
  accessToken: string | null;
  all: boolean;
}

export interface AuthClient {
  /** Returns the full address of a path of the auth service. */
  address: (path: string) => string;
  /** Any call: returns the response, or throws an AuthError. */
  call: <Answer>(call: Call<Answer>) => Promise<Answer>;
  /** A call that returns a session or what is needed first. */
  obtain: (call: Omit<Call<SignInAnswer>, "answer">) => Promise<SignInAnswer>;
  refresh: (refreshToken: string) => Promise<Session>;
  signOut: (tokens: SignOut) => Promise<void>;
}

/** A call that hangs would block the other tabs. */
const patience = 30_000;

const signInAnswer = shape.object({
  session: shape.nullish(sessionSchema),
  mfa: shape.nullish(shape.object({ ticket: shape.string() })),
});
/** Where an email or a text message follows, the response says only that. */
const obtainAnswer = shape.union([
  signInAnswer,
  shape.mapped(shape.literal("OK"), () => ({ session: null, mfa: null })),
]);
const errorAnswer = shape.object({ status: shape.number(), error: shape.string(), message: shape.string() });

/** The client of the auth service at `${backendUrl}/v1/auth`. */
export function createAuthClient(backendUrl: string, fetch: typeof globalThis.fetch): AuthClient {
  const address = (path: string) => `${backendUrl}/v1/auth${path}`;
  const call = async <Answer>({ path, answer, ...content }: Call<Answer>): Promise<Answer> => {
    const response = await fetch(address(path), requestOf(content)).catch(networkFailed).finally(noteChange);
    const json: unknown = await response.json().catch(networkFailed);
    if (!response.ok) throw refusal(json, response.status);
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new AuthError(clientProblem("invalid-response"));
    return parsed.data;
  };

  return {
    address,
    call,
    async obtain(request) {
      const { session, mfa } = await call({ ...request, answer: obtainAnswer });
      return { session: session ?? null, mfaTicket: mfa?.ticket ?? null };
    },
    refresh: (refreshToken) => call({ path: "/token", body: { refreshToken }, answer: sessionSchema }),
    signOut: async ({ refreshToken, accessToken, all }) => {
      const body = { refreshToken, all };
      await call({ path: "/signout", body, answer: shape.unknown(), accessToken: all ? accessToken : null });
    },
  };
}

function requestOf({ method = "POST", body, accessToken }: Omit<Call<unknown>, "answer" | "path">): RequestInit {
  const isJson = body !== undefined && !(body instanceof Blob);
  const headers = {
    ...readerHeaders(),
    ...(isJson && { "content-type": "application/json" }),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const signal = AbortSignal.timeout(patience);
  if (body === undefined) return { method, headers, signal };
  return { method, headers, signal, body: body instanceof Blob ? body : JSON.stringify(body) };
}

function networkFailed(): never {
  throw new AuthError(clientProblem("network"));
}

function refusal(json: unknown, status: number): AuthError {
  const parsed = errorAnswer.safeParse(json);
  return new AuthError(parsed.success ? parsed.data : { ...clientProblem("invalid-response"), status });
}
