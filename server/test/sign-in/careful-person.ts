import { codeOf, untilStepLasts } from "./authenticator-app.ts";
import { buildAccount } from "../people.ts";
import type { TestServer } from "../server.ts";
import { signInAs, type SignedIn } from "./sign-in-as.ts";

export interface CarefulPerson {
  id: string;
  email: string;
  secret: string;
  session: SignedIn;
}

/** Someone with an active second factor, turned on with the code before the present one. */
export async function buildCarefulPerson(
  server: TestServer,
  account: Parameters<typeof buildAccount>[1] = {},
): Promise<CarefulPerson> {
  const { id, email } = await buildAccount(server.db, account);
  const session = await signInAs(server, email);
  const { body } = await server.get("/v1/auth/mfa/totp/generate", session.bearer);
  const secret: string = body.totpSecret;
  await untilStepLasts(server.clock);
  await server.post(
    "/v1/auth/user/mfa",
    { code: codeOf(secret, -1, server.clock), activeMfaType: "totp" },
    session.bearer,
  );
  return { id, email: email ?? "", secret, session };
}
