/** The server cannot start, and the person at the keyboard can do something about it: one sentence says what. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** The code Node or PostgreSQL put on an error: `ENOENT`, `28P01`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
