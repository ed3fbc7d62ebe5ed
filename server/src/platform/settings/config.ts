// The settings: read from the environment once, at startup, and passed on.
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { emailSchema, passwordSchema } from "@boresight/domain/accounts/credentials-schema";
import { z } from "zod";
import { authSettings, authSettingsShape, type AuthSettings } from "./auth-settings.ts";
import { networkList, senderSetting, wholeNumber, webAddress } from "./setting-kinds.ts";
import { storedSecret, leastSecretLength, prepareDataFolder, prepareFolder } from "./data-folder.ts";
import { cardSettings, cardSettingsShape, type CardSettings } from "./card-settings.ts";
import { databaseSettings, databaseSettingsShape, type DatabaseSettings } from "./database-settings.ts";
import { fileSettings, fileSettingsShape, type FileSettings } from "./file-settings.ts";
import { linkLimits, linkSettingsShape, type LinkLimits } from "./link-settings.ts";
import { logLevels, type LogLevel } from "#platform/log.ts";
import { mailInSettings, mailInSettingsShape, type MailInSettings } from "./mail-in-settings.ts";
import { placeSettings, placeSettingsShape, type PlaceSettings } from "./place-settings.ts";
import { providerSettings, providerSettingNames } from "./provider-settings.ts";
import { checkQboSettings, qboSettings, qboSettingsShape, type QboConfig } from "./qbo-settings.ts";
import { queryLimits, querySettingsShape, type QueryLimits } from "./query-limits.ts";
import { withSettingFiles } from "./setting-files.ts";
import { signingSettings, signingSettingsShape, type SigningSettings } from "./signing-settings.ts";
import { StartupError } from "#platform/startup-error.ts";
import { watchSettings, watchSettingsShape, type WatchSettings } from "./watch-settings.ts";

export interface Config extends PlaceSettings {
  port: number;
  host: string;
  /** Processes that share the port. */
  webProcesses: number;
  /** Jobs of each kind that are done at a time; some kinds have twice as many. */
  jobsAtOnce: number;
  /** In seconds: how long requests are still answered after the signal to stop, and how long those under way have after that. */
  drainSeconds: number;
  shutdownSeconds: number;
  /** Holds everything the server writes. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  database: DatabaseSettings;
  /** The address at which browsers reach this server. */
  publicUrl: string;
  /** The address of the web app, when this server does not serve it. */
  clientUrl: string;
  brandName: string;
  jwtSecret: string;
  /** Encrypts stored secrets that must be read back, such as a second factor's. */
  sealSecret: string;
  adminSecret: string;
  admin: { email: string; password: string } | null;
  demo: boolean;
  demoPassword: string | null;
  logLevel: LogLevel;
  accessTokenSeconds: number;
  /** Tokens name it, and others are refused; null: they name none. */
  accessTokenAudience: string | null;
  auth: AuthSettings;
  /** Null: secret links are read without limits. */
  linkLimits: LinkLimits | null;
  queries: QueryLimits;
  /** Refuses every GraphQL document but those of the built web app. */
  onlyPublishedDocuments: boolean;
  mail: MailSettings;
  /** Null: there is no SMTP server of our own for mail that comes in. */
  mailIn: MailInSettings | null;
  /** Null: text messages are kept in the outbox. */
  twilio: TwilioSettings | null;
  /** Null: the shop takes no cards. */
  cards: CardSettings | null;
  /** The shop is a copy of one that goes on elsewhere, from the backup of this moment; null: it is that one. The database says it. */
  copyOf: string | null;
  /** Null: QuickBooks is not set up. */
  qbo: QboConfig | null;
  files: FileSettings;
  signing: SigningSettings;
  /** The service for what the VIN itself does not contain; null for none. */
  vinDecoderUrl: string | null;
  /** Enables the functions that only tests of clients call. */
  testFunctions: boolean;
  /** Proxies whose headers about a client's address are believed; without any, the address is that of the connection. */
  trustedProxies: string[];
  /** Open at the same time; 0 for any number. */
  connectionsPerAddress: number;
  watching: WatchSettings;
}

/** Without a server, its own or one that an admin set up, emails stay in the outbox, where an admin reads them. */
export interface MailSettings {
  /** Goes before the server that an admin set up. */
  smtpUrl: string | null;
  /** Every email is written here as an .eml file. */
  folder: string | null;
  /** The sender of all emails; null: the one that an admin chose, or the shop's name and `usualAddress`. */
  from: string | null;
  usualAddress: string;
  /** Where answers to orders' mails come in; null: they go to somebody's own mailbox. */
  answerAddress: string | null;
  /** The password of Postmark's webhook; null when Postmark may not report. */
  postmarkSecret: string | null;
  /** The SNS topic by which Amazon SES reports; null when it may not. */
  sesTopicArn: string | null;
}

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  from: string;
  /** The base address of its API. */
  url: string;
  /** Where it reports what became of a message; null while our address is not public. */
  statusUrl: string | null;
}

const usualDataDir = join(import.meta.dirname, "../../../../data");

/** Returns just the data folder, which is needed before the other settings are read. */
export const dataDirOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(environment["DATA_DIR"]?.trim() ? environment["DATA_DIR"] : usualDataDir);

const secret = z.string().min(leastSecretLength, { error: `must have at least ${leastSecretLength} characters` });

const settingsSchema = z
  .object({
    PORT: wholeNumber(1, 65_535).default(8080),
    HOST: z.string().default("127.0.0.1"),
    WEB_PROCESSES: wholeNumber(1, 64).default(1),
    ...databaseSettingsShape,
    JOBS_AT_ONCE: wholeNumber(1, 32).default(2),
    DRAIN_SECONDS: wholeNumber(0, 600).default(0),
    SHUTDOWN_SECONDS: wholeNumber(1, 3600).default(10),
    PUBLIC_URL: z.optional(webAddress),
    CLIENT_URL: z.optional(webAddress),
    BRAND_NAME: z.string().max(60, { error: "must have at most 60 characters" }).default("Boresight"),
    JWT_SECRET: z.optional(secret),
    SEAL_SECRET: z.optional(secret),
    ADMIN_SECRET: z.optional(secret),
    ADMIN_EMAIL: z.optional(emailSchema),
    ADMIN_PASSWORD: z.optional(passwordSchema),
    DEMO: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("on"),
    DEMO_PASSWORD: z.optional(passwordSchema),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
    AUTH_TOKEN_AUDIENCE: z.optional(z.string().max(200)),
    AUTH_ACCESS_TOKEN_SECONDS: wholeNumber(1, 86_400).default(900),
    ...authSettingsShape,
    ...linkSettingsShape,
    ...querySettingsShape,
    GRAPHQL_DOCUMENTS: z.enum(["any", "published"], { error: 'must be "any" or "published"' }).default("any"),
    SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })),
    MAIL_DIR: z.optional(z.string()),
    MAIL_FROM: z.optional(senderSetting),
    MAIL_REPLY_ADDRESS: z.optional(emailSchema),
    POSTMARK_WEBHOOK_SECRET: z.optional(z.string().min(16, { error: "must have at least 16 characters" })),
    SES_TOPIC_ARN: z.optional(
      z.string().regex(/^arn:aws[a-z-]*:sns:/, { error: "must look like arn:aws:sns:us-east-1:123456789012:mail" }),
    ),
    ...mailInSettingsShape,
    TWILIO_ACCOUNT_SID: z.optional(z.string()),
    TWILIO_AUTH_TOKEN: z.optional(z.string()),
    TWILIO_FROM: z.optional(z.string()),
    TWILIO_URL: webAddress.default("https://api.twilio.com"),
    ...cardSettingsShape,
    ...qboSettingsShape,
    ...fileSettingsShape,
    ...signingSettingsShape,
    VIN_DECODER_URL: z.optional(webAddress),
    ...placeSettingsShape,
    ...watchSettingsShape,
    TEST_FUNCTIONS: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("off"),
    CONNECTIONS_PER_ADDRESS: wholeNumber(0, 100_000).default(500),
    TRUSTED_PROXIES: networkList,
  })
  .refine((settings) => settings.DATABASE_URL !== undefined || settings.DATABASE_POOL_URL === undefined, {
    error: "needs DATABASE_URL too, for what a pooler cannot carry",
    path: ["DATABASE_POOL_URL"],
  })
  .refine((settings) => settings.DATABASE_URL !== undefined || settings.DATABASE_READ_URL === undefined, {
    error: "needs DATABASE_URL too, of which it is a replica",
    path: ["DATABASE_READ_URL"],
  })
  .refine((settings) => !settings.ADMIN_EMAIL === !settings.ADMIN_PASSWORD, {
    error: "go together: set both or neither",
    path: ["ADMIN_EMAIL and ADMIN_PASSWORD"],
  })
  .refine((settings) => !settings.TWILIO_ACCOUNT_SID === !settings.TWILIO_AUTH_TOKEN, {
    error: "go together: set both or neither",
    path: ["TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN"],
  })
  .refine((settings) => !settings.STRIPE_SECRET_KEY === !settings.STRIPE_WEBHOOK_SECRET, {
    error: "go together: set both or neither",
    path: ["STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET"],
  })
  .superRefine(checkQboSettings);

type Settings = z.infer<typeof settingsSchema>;

/** All but those of providers, whose names the operator chooses. */
export const settingNames: readonly string[] = ["DATA_DIR", ...Object.keys(settingsSchema.shape)];

/** Checks the settings, creates the data folder, and creates or reads the secrets stored there. */
export async function loadConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const given = await withSettingFiles(environment, [...settingNames, ...providerSettingNames(environment)]);
  const settings = readSettings(given);
  const dataDir = dataDirOf(environment);
  await prepareDataFolder(dataDir);
  const publicUrl = settings.PUBLIC_URL ?? addressOf(settings);
  const delivery = deliverySettings(settings, { publicUrl, dataDir });
  if (delivery.mail.folder) await prepareFolder(delivery.mail.folder, { name: "mail folder", setting: "MAIL_DIR" });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    webProcesses: settings.WEB_PROCESSES,
    jobsAtOnce: settings.JOBS_AT_ONCE,
    drainSeconds: settings.DRAIN_SECONDS,
    shutdownSeconds: settings.SHUTDOWN_SECONDS,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    database: databaseSettings(settings),
    publicUrl,
    clientUrl: settings.CLIENT_URL ?? publicUrl,
    brandName: settings.BRAND_NAME,
    jwtSecret: settings.JWT_SECRET ?? (await storedSecret(dataDir, "jwt-secret")),
    sealSecret: settings.SEAL_SECRET ?? (await storedSecret(dataDir, "seal-secret")),
    adminSecret: settings.ADMIN_SECRET ?? (await storedSecret(dataDir, "admin-secret")),
    admin: email && password ? { email, password } : null,
    demo: settings.DEMO === "on",
    demoPassword: settings.DEMO_PASSWORD ?? null,
    logLevel: settings.LOG_LEVEL,
    accessTokenSeconds: settings.AUTH_ACCESS_TOKEN_SECONDS,
    accessTokenAudience: settings.AUTH_TOKEN_AUDIENCE ?? null,
    auth: authSettings(withOwnNumber(settings), providerSettings(given)),
    linkLimits: settings.RATE_LIMITS === "off" ? null : linkLimits(settings),
    queries: queryLimits(settings),
    onlyPublishedDocuments: settings.GRAPHQL_DOCUMENTS === "published",
    ...delivery,
    mailIn: await mailInSettings(settings),
    cards: cardSettings(settings),
    copyOf: null,
    qbo: qboSettings(settings),
    files: fileSettings(settings),
    signing: signingSettings(settings),
    vinDecoderUrl: settings.VIN_DECODER_URL ?? null,
    ...placeSettings(settings),
    testFunctions: settings.TEST_FUNCTIONS === "on",
    trustedProxies: settings.TRUSTED_PROXIES,
    connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
    watching: watchSettings(settings),
  };
}

function deliverySettings(
  settings: Settings,
  { publicUrl, dataDir }: Pick<Config, "dataDir" | "publicUrl">,
): Pick<Config, "mail" | "twilio"> {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = settings;
  const statusUrl = publicUrl.startsWith("https:") ? `${publicUrl}/v1/functions/webhooks/twilio/status` : null;
  return {
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      folder: mailFolder(settings, dataDir),
      from: settings.MAIL_FROM ?? null,
      usualAddress: `no-reply@${new URL(publicUrl).hostname}`,
      answerAddress: settings.MAIL_REPLY_ADDRESS ?? null,
      postmarkSecret: settings.POSTMARK_WEBHOOK_SECRET ?? null,
      sesTopicArn: settings.SES_TOPIC_ARN ?? null,
    },
    twilio:
      accountSid && authToken
        ? { accountSid, authToken, from: settings.TWILIO_FROM ?? "", url: settings.TWILIO_URL, statusUrl }
        : null,
  };
}

/** Whoever tries the demo shop out needs the links and codes that it mails. */
function mailFolder({ MAIL_DIR, SMTP_URL, DEMO }: Settings, dataDir: string): string | null {
  if (MAIL_DIR) return resolve(MAIL_DIR);
  return DEMO === "on" && SMTP_URL === undefined ? join(dataDir, "mail") : null;
}

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim()); // `PORT=` counts as not set
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(filled));
  if (data) return data;
  const [issue] = error.issues;
  throw new StartupError(`The setting ${issue?.path.join(".")} is not usable: ${issue?.message}.`);
}

/** Accepts the server's numeric address too, so that links in emails lead back to it. */
function withOwnNumber(settings: Settings): Settings {
  const own = settings.PUBLIC_URL ? [] : [`http://127.0.0.1:${settings.PORT}`];
  return { ...settings, AUTH_REDIRECT_URLS: [...settings.AUTH_REDIRECT_URLS, ...own] };
}

/** Returns the address at which a browser on this machine reaches the server. */
function addressOf({ HOST, PORT }: Settings): string {
  // A name, because browsers do not allow security keys for numeric addresses.
  const byName = ["0.0.0.0", "::", "127.0.0.1"].includes(HOST);
  const host = byName ? "localhost" : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}
