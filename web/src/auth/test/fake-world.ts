import type { AuthClient } from "../auth-client.ts";
import type { AuthParts } from "../auth-parts.ts";
import { AuthError, type AuthProblem } from "../auth-problem.ts";
import { createArrivalLink } from "../arrival-link.ts";
import type { Session } from "../session.ts";
import type { TabMessage, TabSync } from "../tab-sync.ts";
import { createTokenStore } from "../token-store.ts";

export const password = "secret";
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

const buildUser = (email: string) => ({
  id: `id of ${email}`,
  email,
  displayName: email,
  defaultRole: email.startsWith("ada") ? "admin" : "customer",
  roles: [],
  createdAt: "2026-03-02T08:00:00Z",
  avatarUrl: "",
  locale: "en",
  emailVerified: true,
  isAnonymous: false,
  metadata: {},
});

/** An auth service in memory that rotates refresh tokens as the real one does. */
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
      refreshTokenId: "token-id",
      user: buildUser(email),
    };
  };
  /** Every answer takes 10 ms, a prepared failure comes first. */
  const answer = async <Result>(call: string, result: () => Result): Promise<Result> => {
    server.calls.push(call);
    const failure = failures.shift();
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (failure) throw new AuthError(failure);
    return result();
  };
  const client: AuthClient = {
    signIn: (sent) =>
      answer(`sign in ${sent.email}`, () => {
        const error = "invalid-email-password";
        if (sent.password !== password)
          throw new AuthError({ status: 401, error, message: "Incorrect email or password" });
        return { session: server.ticket ? null : issue(sent.email), mfaTicket: server.ticket };
      }),
    signUp: ({ email }) =>
      answer(`sign up ${email}`, () => ({ session: server.verifiesEmail ? null : issue(email), mfaTicket: null })),
    refresh: (token) =>
      answer(`refresh ${token}`, () => {
        const email = live.get(token);
        live.delete(token);
        if (!email) throw new AuthError(refused);
        return issue(email);
      }),
    signOut: ({ refreshToken, all, accessToken }) =>
      answer(`sign out ${refreshToken}${all ? ` and all, by ${accessToken ? "bearer" : "nobody"}` : ""}`, () => {
        live.delete(refreshToken ?? "");
      }),
  };
  const server = {
    client,
    calls: [] as string[],
    live,
    issue,
    ticket: null as string | null,
    verifiesEmail: false,
    fail: (...problems: AuthProblem[]) => failures.push(...problems),
  };
  return server;
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
    openTab(options: Partial<AuthParts> = {}): AuthParts {
      return {
        client: server.client,
        store,
        tabs: openChannel(),
        link: createArrivalLink({ href: () => this.address, replace: (href) => void (this.address = href) }),
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
