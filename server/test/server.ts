// The whole server in-process, on a free port and a database of its own.
import type { AddressInfo } from "node:net";
import { buildApp } from "#app.ts";
import { api } from "#areas.ts";
import type { FetchFromAmazon } from "#integrations/deliveries/ses.ts";
import type { Config } from "#platform/settings/config.ts";
import { buildSchema } from "#graphql/service.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import { randomIds } from "#platform/ids.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { defaultQueryLimits } from "#platform/settings/query-limits.ts";
import { createLog, type Log } from "#platform/log.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { usualConfig } from "./run-as.ts";

interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
  body: any;
}

interface GraphqlOptions {
  token?: string;
  headers?: Record<string, string>;
}

export interface TestServer extends AsyncDisposable {
  url: string;
  db: TestDatabase;
  config: Config;
  clock: Clock;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Text is sent unchanged, anything else as JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: object, options?: GraphqlOptions): Promise<Answer["body"]>;
}

export interface TestServerOptions extends Partial<Config> {
  clock?: Clock;
  /** A built web app instead of ours. */
  webFolder?: string;
  askAmazon?: FetchFromAmazon;
  isDraining?: () => boolean;
  /** By default nothing is written. */
  log?: Log;
  /** Of another server, to be a second one over it. */
  db?: TestDatabase;
}

const onUnlistedError = (error: Error) => {
  throw error;
};

let schema: ReturnType<typeof buildSchema> | undefined;

export async function startServer({
  clock = systemClock,
  db: shared,
  webFolder,
  askAmazon,
  isDraining,
  log = createLog("silent"),
  ...settings
}: TestServerOptions = {}): Promise<TestServer> {
  const config = { ...testConfig, ...settings };
  const db = shared ?? (await cloneDatabase(config.queries));
  const changes = listenForChanges(db.serverUrl, log);
  // Every database of the tests is a copy of one: the schema is built for the first, which takes a second.
  schema ??= buildSchema({ pool: db.server, changes, api });
  const built = {
    schema: await schema,
    onUnlistedError,
    ...(webFolder && { webFolder }),
    ...(askAmazon && { askAmazon }),
    ...(isDraining && { isDraining }),
  };
  const app = await buildApp({ config, pool: db.server, changes, clock, ids: randomIds, log, ...built });
  await app.listen({ port: settings.port ?? 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const get: TestServer["get"] = (path, headers = {}) => fetch(url + path, { headers }).then(answerOf);
  const post: TestServer["post"] = (path, body = {}, headers = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }).then(answerOf);
  const graphql: TestServer["graphql"] = async (query, variables = {}, { token, headers = {} } = {}) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {};
    return (await post("/v1/graphql", { query, variables }, { ...authorization, ...headers })).body;
  };
  return {
    url,
    db,
    config,
    clock,
    get,
    post,
    graphql,
    async [Symbol.asyncDispose]() {
      await app.close();
      await changes.release();
      if (!shared) await db[Symbol.asyncDispose]();
    },
  };
}

export const testConfig: Config = {
  ...usualConfig,
  port: 1,
  connectionsPerAddress: 0,
  host: "127.0.0.1",
  webProcesses: 1,
  jobsAtOnce: 2,
  drainSeconds: 0,
  shutdownSeconds: 10,
  dataDir: "/nowhere",
  database: { poolUrl: null, read: null, migrate: "auto", connections: 16 },
  databaseUrl: null,
  jwtSecret: "a secret of the tests, long enough",
  adminSecret: "the admin secret of the tests, long enough",
  admin: null,
  demo: false,
  demoPassword: null,
  logLevel: "silent",
  accessTokenSeconds: 900,
  accessTokenAudience: null,
  auth: {
    emailVerification: "optional",
    signUp: true,
    autoSignUp: true,
    anonymous: true,
    magicLink: true,
    emailCode: true,
    sms: true,
    securityKeys: true,
    mfa: true,
    passwordMin: null,
    refusesCommonPasswords: null,
    redirectUrls: [],
    elevation: "disabled",
    refreshReuseSeconds: 60,
    sessionDays: 365,
    rateLimits: null,
    providers: [],
  },
  linkLimits: null,
  queries: defaultQueryLimits,
  onlyPublishedDocuments: false,
  mailIn: null,
  twilio: null,
  cards: null,
  copyOf: null,
  files: {
    s3: null,
    clamav: null,
    quota: { filesPerHour: 300, bytesPerHour: 500_000_000, unlinkedBytesPerDay: 25_000_000 },
  },
  vinDecoderUrl: null,
  geocoderUrl: null,
  geocoderAttribution: "© OpenStreetMap contributors",
  map: null,
  routingUrl: null,
  testFunctions: false,
  trustedProxies: [],
  watching: {
    metrics: null,
    slowOperation: null,
    slowStatement: null,
    slowPlans: false,
    tracing: null,
    shedding: { loopDelay: null, heapShare: null },
  },
};

/** The tests' settings of sign-in, with these instead. */
export const authConfig = (settings: Partial<Config["auth"]>): Config["auth"] => ({ ...testConfig.auth, ...settings });

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
}
