import { roles } from "@boresight/domain/accounts/roles";
import { verifyDocument as verify } from "#modules/documents/verify-document.ts";
import { serverFunction } from "#functions/server-function.ts";

/**
 * What anybody who holds a document reads about it by the code that is printed on it. Whatever else stands there, however
 * long, gets the same response.
 */
export const verifyDocument = serverFunction({ path: "verify/*", roles }, ({ request, deps }) => {
  const { "*": code } = Object(request.params);
  return verify({ code: String(code), address: request.ip }, deps);
});
