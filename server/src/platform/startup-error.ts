/** The server cannot start, for a reason that the operator can fix: the message says which. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** The code Node or PostgreSQL put on an error: `ENOENT`, `28P01`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
