import { pino, type Logger } from "pino";

export type Log = Logger;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes lines of JSON; `about` is in each of them. */
export function createLog(level: LogLevel, about: Readonly<Record<string, unknown>> | null = null): Log {
  return pino({
    level,
    base: about,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: asLine },
    redact: ["req.headers.authorization", "req.headers.cookie", 'req.headers["x-hasura-admin-secret"]'],
  });
}

/** Without the query string, which may contain tickets and tokens. */
const asLine = ({ method, url = "", ip }: { method?: string; url?: string; ip?: string }) => ({
  method,
  path: url.split("?", 1)[0],
  address: ip,
});
