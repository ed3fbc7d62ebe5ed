import { password } from "../people.ts";
import type { TestServer } from "../server.ts";

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  refreshTokenId: string;
  /** The header that goes with calls. */
  bearer: { authorization: string };
}

/** Signs in by password over the server's own door. */
export async function signInAs(server: TestServer, email: string | null): Promise<SignedIn> {
  const { body } = await server.post("/v1/auth/signin/email-password", { email, password });
  const { accessToken, refreshToken, refreshTokenId } = body.session;
  return { accessToken, refreshToken, refreshTokenId, bearer: { authorization: `Bearer ${accessToken}` } };
}
