// The settings: read from the environment once, at start, and passed on from there.
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { emailSchema, passwordSchema } from "@boresight/domain/credentials";
import { z } from "zod";
import { keptSecret, prepareDataFolder } from "./data-folder.ts";
import { logLevels, type LogLevel } from "./log.ts";
import { StartupError } from "./startup-error.ts";

export interface Config {
  port: number;
  host: string;
  /** Everything the server writes lies in here. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Where browsers reach this server. */
  publicUrl: string;
  /** Where the web app is served, when that is not this server. */
  clientUrl: string;
  brandName: string;
  jwtSecret: string;
  adminSecret: string;
  admin: { email: string; password: string } | null;
  demo: boolean;
  demoPassword: string | null;
  logLevel: LogLevel;
  accessTokenSeconds: number;
}

const projectRoot = join(import.meta.dirname, "../../..");

const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
};
const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address like https://shop.example.com" })
  .transform((address) => address.replace(/\/+$/, ""));
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /./,
  error: "must look like postgres://user:password@host:5432/name",
});
const secret = z.string().min(32, { error: "must have at least 32 characters" });

const settingsSchema = z
  .object({
    PORT: whole(1, 65_535).default(8080),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default(join(projectRoot, "data")),
    DATABASE_URL: z.optional(databaseAddress),
    PUBLIC_URL: z.optional(webAddress),
    CLIENT_URL: z.optional(webAddress),
    BRAND_NAME: z.string().max(60, { error: "must have at most 60 characters" }).default("Boresight"),
    JWT_SECRET: z.optional(secret),
    ADMIN_SECRET: z.optional(secret),
    ADMIN_EMAIL: z.optional(emailSchema),
    ADMIN_PASSWORD: z.optional(passwordSchema),
    DEMO: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("on"),
    DEMO_PASSWORD: z.optional(passwordSchema),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
    AUTH_ACCESS_TOKEN_SECONDS: whole(1, 86_400).default(900),
  })
  .refine((settings) => !settings.ADMIN_EMAIL === !settings.ADMIN_PASSWORD, {
    error: "go together: set both or neither",
    path: ["ADMIN_EMAIL and ADMIN_PASSWORD"],
  });

type Settings = z.infer<typeof settingsSchema>;

/** Checks the settings, makes the data folder, and makes or finds the secrets that are kept there. */
export async function loadConfig(environment: NodeJS.ProcessEnv): Promise<Config> {
  const settings = readSettings(environment);
  const dataDir = resolve(settings.DATA_DIR);
  await prepareDataFolder(dataDir);
  const publicUrl = settings.PUBLIC_URL ?? addressOf(settings);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl,
    clientUrl: settings.CLIENT_URL ?? publicUrl,
    brandName: settings.BRAND_NAME,
    jwtSecret: settings.JWT_SECRET ?? (await keptSecret(dataDir, "jwt-secret")),
    adminSecret: settings.ADMIN_SECRET ?? (await keptSecret(dataDir, "admin-secret")),
    admin: email && password ? { email, password } : null,
    demo: settings.DEMO === "on",
    demoPassword: settings.DEMO_PASSWORD ?? null,
    logLevel: settings.LOG_LEVEL,
    accessTokenSeconds: settings.AUTH_ACCESS_TOKEN_SECONDS,
  };
}

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim()); // `PORT=` means: not set
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(filled));
  if (data) return data;
  const [issue] = error.issues;
  throw new StartupError(`The setting ${issue?.path.join(".")} is not usable: ${issue?.message}.`);
}

/** How a browser on this machine reaches the server. */
function addressOf({ HOST, PORT }: Settings): string {
  const everywhere = HOST === "0.0.0.0" || HOST === "::";
  const host = everywhere ? "localhost" : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}
