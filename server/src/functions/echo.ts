import { roles } from "@boresight/domain/accounts/roles";
import { serverFunction } from "./server-function.ts";

/** Returns its input; published clients are tested against it. */
export const echo = serverFunction({ path: "echo", roles }, async ({ input = null, request: { method, headers } }) => ({
  method,
  headers,
  body: input,
}));
