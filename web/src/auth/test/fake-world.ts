import { createAuthClient } from "#auth/auth-client.ts";
import type { AuthDeps } from "#auth/auth-deps.ts";
import { AuthError, type AuthProblem } from "#auth/auth-problem.ts";
import { createArrivalLink } from "#auth/arrival-link.ts";
import type { Session } from "#auth/session.ts";
import type { TabMessage, TabSync } from "#auth/tab-sync.ts";
import { createTokenStore } from "#auth/token-store.ts";

export const password = "secret";
/** The code in emails, text messages and authenticators. */
export const code = "123456";
export const seconds = 1000;
export const minutes = 60 * seconds;

export const refused: AuthProblem = {
  status: 401,
  error: "invalid-refresh-token",
  message: "Invalid or expired refresh token",
};
export const offline: AuthProblem = { status: 0, error: "network", message: "Network Error" };
export const broken: AuthProblem = { status: 503, error: "internal-server-error", message: "Internal server error" };

const encode = (part: unknown) => btoa(JSON.stringify(part)).replaceAll("=", "");

export const fakeToken = (claims: Record<string, unknown>) =>
  [{ alg: "HS256" }, claims, "signature"].map(encode).join(".");

/** An anonymous account. */
export const anonymous = "anonymous";

const buildUser = (email: string) => ({
  id: `id of ${email}`,
  email: email === anonymous ? null : email,
  displayName: email,
  defaultRole: roleOf(email),
  roles: [],
  createdAt: "2026-03-02T08:00:00Z",
  avatarUrl: "",
  locale: "en",
  emailVerified: true,
  isAnonymous: email === anonymous,
  metadata: {},
});

function roleOf(email: string): string {
  if (email === anonymous) return "anonymous";
  return email.startsWith("ada") ? "admin" : "customer";
}

interface Asked {
  path: string;
  method: string;
  bearer: string | null;
  body: Record<string, string>;
}

const problem = (status: number, error: string, message: string): AuthProblem => ({ status, error, message });

/** An auth service in memory that rotates refresh tokens like the real one. Every response takes 10 ms. */
export function fakeServer({ lifetime = 900 } = {}) {
  const live = new Map<string, string>();
  const failures: AuthProblem[] = [];
  let serial = 0;

  const issue = (email: string): Session => {
    serial += 1;
    const iat = Math.floor(Date.now() / 1000);
    live.set(`refresh-${serial}`, email);
    return {
      accessToken: fakeToken({ iat, exp: iat + lifetime, serial }),
      accessTokenExpiresIn: lifetime,
      refreshToken: `refresh-${serial}`,
      refreshTokenId: `session of ${email}`,
      user: buildUser(email),
    };
  };
  const session = (email: string) => ({ session: issue(email) });
  /** The responses by path; any other path returns "OK". */
  const answers: Record<string, (asked: Asked) => unknown> = {
    "/signin/email-password"({ body: { email = "", password: typed } }) {
      if (typed !== password)
        throw new AuthError(problem(401, "invalid-email-password", "Incorrect email or password"));
      return server.ticket ? { session: null, mfa: { ticket: server.ticket } } : session(email);
    },
    "/signin/mfa/totp"({ body: { otp } }) {
      if (otp !== code) throw new AuthError(problem(401, "invalid-totp", "Invalid TOTP code"));
      return session("ada@boresight.example");
    },
    "/signin/mfa/recovery-code": () => session("ada@boresight.example"),
    "/signin/anonymous": () => session(anonymous),
    "/signin/pat": () => session("ada@boresight.example"),
    "/signin/idtoken": () => session("carla@garage.example"),
    "/signin/webauthn": () => ({ challenge: "prove it" }),
    "/signin/webauthn/verify": ({ body: { email = "carla@garage.example" } }) => session(email),
    "/signin/passwordless/sms/otp": ({ body: { otp } }) => checked(otp),
    "/signin/otp/email/verify": ({ body: { otp } }) => checked(otp),
    "/signup/email-password": ({ body: { email = "" } }) => (server.verifiesEmail ? { session: null } : session(email)),
    "/signup/webauthn": () => ({ challenge: "make one" }),
    "/signup/webauthn/verify": () => (server.verifiesEmail ? { session: null } : session("carla@garage.example")),
    "/user/deanonymize"({ body: { email, signInMethod } }) {
      if (!email) return "OK";
      if (server.verifiesEmail || signInMethod === "passwordless") live.clear();
      else for (const token of live.keys()) live.set(token, email);
      return "OK";
    },
    "/elevate/webauthn": () => ({ challenge: "once more" }),
    "/elevate/webauthn/verify": () => session("ada@boresight.example"),
    "/elevate/password": () => session("ada@boresight.example"),
    "/elevate/code": () => session("ada@boresight.example"),
    "/token"({ body: { refreshToken = "" } }) {
      const email = live.get(refreshToken);
      live.delete(refreshToken);
      if (!email) throw new AuthError(refused);
      return issue(email);
    },
    "/signout"({ body: { refreshToken = "" } }) {
      live.delete(refreshToken);
      return "OK";
    },
  };
  const checked = (otp: string | undefined) => {
    if (otp !== code) throw new AuthError(problem(401, "invalid-otp", "Invalid or expired OTP"));
    return session("carla@garage.example");
  };
  const fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const asked = read(address as string, init);
    server.requests.push(asked);
    server.calls.push(wordsFor(asked));
    const failure = failures.shift();
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (failure?.status === 0) throw new TypeError("Failed to fetch");
    try {
      if (failure) throw new AuthError(failure);
      return Response.json(answers[asked.path]?.(asked) ?? "OK");
    } catch (thrown) {
      const { status, error, message } = thrown as AuthError;
      return Response.json({ status, error, message }, { status });
    }
  };
  const server = {
    client: createAuthClient("https://shop.example", fetch),
    answers,
    calls: [] as string[],
    requests: [] as Asked[],
    live,
    issue,
    ticket: null as string | null,
    verifiesEmail: false,
    /** Precedes the responses, one per call. */
    fail: (...problems: AuthProblem[]) => failures.push(...problems),
  };
  return server;
}

function read(address: string, { method = "GET", headers, body }: RequestInit): Asked {
  const bearer = new Headers(headers).get("authorization")?.replace("Bearer ", "") ?? null;
  const parsed = typeof body === "string" ? (JSON.parse(body) as Asked["body"]) : {};
  return { path: address.replace("https://shop.example/v1/auth", ""), method, bearer, body: parsed };
}

function wordsFor({ path, bearer, body: { email, refreshToken, all } }: Asked): string {
  if (path === "/signin/email-password") return `sign in ${email}`;
  if (path === "/signup/email-password") return `sign up ${email}`;
  if (path === "/token") return `refresh ${refreshToken}`;
  if (path !== "/signout") return path;
  return `sign out ${refreshToken}${all ? ` and all, by ${bearer ? "bearer" : "nobody"}` : ""}`;
}

/** One browser: tabs share storage, channel and locks. */
export function fakeBrowser(server: ReturnType<typeof fakeServer>, { hasLocks = true } = {}) {
  const stored = new Map<string, string>();
  const ears = new Set<{ tab: object; hear: (message: TabMessage) => void }>();
  const messages: TabMessage[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const openChannel = (): TabSync => {
    const tab = {};
    return {
      tell(message) {
        messages.push(message);
        for (const ear of ears) if (ear.tab !== tab) ear.hear(message);
      },
      listen(hear) {
        const ear = { tab, hear };
        ears.add(ear);
        return () => ears.delete(ear);
      },
    };
  };
  const store = createTokenStore(storage);

  return {
    stored,
    store,
    messages,
    address: "https://shop.example/",
    openTab(options: Partial<AuthDeps> = {}): AuthDeps {
      return {
        client: server.client,
        store,
        tabs: openChannel(),
        link: createArrivalLink({ href: () => this.address, replace: (href) => void (this.address = href) }),
        securityKeys: {
          register: async (options) => ({ made: options }),
          answer: async (options) => ({ answered: options }),
        },
        origin: "https://shop.example",
        inTurn(task) {
          if (!hasLocks) return task();
          const mine = queue.then(task, task);
          queue = mine;
          return mine;
        },
        now: Date.now,
        autoRefresh: true,
        refreshInterval: null,
        ...options,
      };
    },
  };
}
