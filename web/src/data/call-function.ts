import * as shape from "@boresight/domain/base/shape";
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import { noteChange } from "#auth/latest-change.ts";
import { authHeaders } from "./headers.ts";

interface FunctionCall {
  /** The path below `/v1/functions/`. */
  path: string;
  /** Sent as JSON; without it, what the path names is read. */
  input?: object;
  token: () => Promise<string | null>;
  /** Another of the caller's roles to act in. */
  role?: string;
}

const refusalSchema = shape.object({ error: shape.string(), message: shape.string() });

/** Calls one of the functions service's functions in the person's name; rejects with a code and a message for people. */
export async function callFunction({ path, input, token, role }: FunctionCall): Promise<Response> {
  const accessToken = await token();
  const response = await fetch(`/v1/functions/${path}`, {
    ...(input && { method: "POST", body: JSON.stringify(input) }),
    headers: { ...(input && { "content-type": "application/json" }), ...authHeaders(accessToken, role) },
  })
    .catch(() => {
      throw new AuthError(clientProblem("network"));
    })
    .finally(() => input && noteChange()); // It may have been carried out although its answer was lost.
  if (response.ok) return response;
  const { data } = refusalSchema.safeParse(await response.json().catch(() => null));
  throw new AuthError(data ? { ...data, status: response.status } : clientProblem("unexpected"));
}
