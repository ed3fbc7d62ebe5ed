import { clientErrorCatalogue, type ClientErrorCode } from "@boresight/domain/base/client-errors";

/** Why an auth call failed. Status 0 is the network, 1 the client, 10 input, 20 state, else the server's. */
export interface AuthProblem {
  status: number;
  error: string;
  message: string;
}

/** Null when it worked, then `state().status` says what comes next; else why not. */
export type Outcome = Promise<AuthProblem | null>;

/** What auth calls throw. */
export class AuthError extends Error implements AuthProblem {
  override readonly name = "AuthError";
  readonly status: number;
  readonly error: string;

  constructor({ status, error, message }: AuthProblem) {
    super(message);
    this.status = status;
    this.error = error;
  }
}

export const clientProblem = (code: ClientErrorCode): AuthProblem => ({ error: code, ...clientErrorCatalogue[code] });

/** What to tell people; what is no failed call is a fault of ours and says no more than that. */
export function problemOf(thrown: unknown): AuthProblem {
  if (!(thrown instanceof AuthError)) return clientProblem("unexpected");
  const { status, error, message } = thrown;
  return { status, error, message };
}
