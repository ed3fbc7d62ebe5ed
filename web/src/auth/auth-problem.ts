import { clientErrorCatalogue, type ClientErrorCode } from "@boresight/domain/base/client-errors";

/** Why an auth call failed. Status 0 is the network, 1 the client, 10 input, 20 state, else the server's. */
export interface AuthProblem {
  status: number;
  error: string;
  message: string;
}

/** Null when it worked, and `state().status` says what comes next; otherwise the reason why not. */
export type Outcome = Promise<AuthProblem | null>;

/** Thrown by auth calls. */
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

/** Returns the problem to show; anything but a failed call is a bug and shows no details. */
export function problemOf(thrown: unknown): AuthProblem {
  if (!(thrown instanceof AuthError)) return clientProblem("unexpected");
  const { status, error, message } = thrown;
  return { status, error, message };
}
