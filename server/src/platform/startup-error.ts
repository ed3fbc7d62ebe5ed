import { inWords } from "@boresight/domain/texts/in-words";

/** The server cannot start, for a reason that the operator can fix: the message says which. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** The code Node or PostgreSQL put on an error: `ENOENT`, `28P01`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What went wrong, in English: for logs, and for who looks after the server. */
export const messageOf = (error: unknown): string =>
  inWords("en", error instanceof Error ? error.message : String(error));
