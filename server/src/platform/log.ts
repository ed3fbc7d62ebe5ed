import { inWords } from "@boresight/domain/texts/in-words";
import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { notesOfLine } from "./requests/request-log.ts";

export type Log = Logger;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes lines of JSON, to standard output by default; `about` is in each of them. */
export function createLog(
  level: LogLevel,
  about: Readonly<Record<string, unknown>> | null = null,
  to?: DestinationStream,
): Log {
  const options: LoggerOptions = {
    level,
    base: about,
    mixin: (_line, _level, log) => notesOfLine(log),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: asLine, err: errorInEnglish },
    redact: ["req.headers.authorization", "req.headers.cookie", 'req.headers["x-hasura-admin-secret"]'],
  };
  return to ? pino(options, to) : pino(options);
}

function errorInEnglish(error: Error) {
  const { message, stack, ...more } = stdSerializers.err(error);
  return { ...more, message: inWords("en", message), stack: inWords("en", stack) };
}

interface LoggedRequest {
  method?: string;
  url?: string;
  ip?: string;
  routeOptions?: { url?: string | undefined };
}

/** The route instead of the address, which may contain tickets and tokens; of a page only where it begins. */
const asLine = ({ method, url = "", ip, routeOptions }: LoggedRequest) => ({
  method,
  path: routeOptions?.url ?? url.replace(/[?#].*$/s, "").replace(/^(\/[^/]*)\/.+$/s, "$1/…"),
  address: ip,
});
