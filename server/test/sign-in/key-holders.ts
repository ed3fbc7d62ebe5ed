// People with security keys, at a server of the tests.
import { randomUUID } from "node:crypto";
import type { Account } from "#modules/accounts/account.ts";
import { buildAccount } from "../people.ts";
import type { TestServer } from "../server.ts";
import { signInAs, type SignedIn } from "./sign-in-as.ts";
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from "./software-authenticator.ts";

/** The page on which people use their keys in the tests. */
export const origin = "http://client.test";
export const newEmail = (): string => `una-${randomUUID()}@example.com`;

type Answer = Awaited<ReturnType<TestServer["post"]>>;

export interface KeySignUp {
  key: SoftwareAuthenticator;
  email: string;
  /** What the server asked the browser for, and what the key answered. */
  asked: Answer["body"];
  credential: object;
  answer: Answer;
}

export async function signUpWithKey(server: TestServer, options: object = {}): Promise<KeySignUp> {
  const [key, email] = [createSoftwareAuthenticator(), newEmail()];
  const asked = await server.post("/v1/auth/signup/webauthn", { email, options });
  const credential = key.register(asked.body, origin);
  const answer = await server.post("/v1/auth/signup/webauthn/verify", { credential, options: { nickname: "blue" } });
  return { key, email, asked: asked.body, credential, answer };
}

/** Without an e-mail the key itself must say whose it is. */
export async function signInWithKey(
  server: TestServer,
  key: SoftwareAuthenticator,
  { email, ...extra }: { email?: string | null } & Parameters<SoftwareAuthenticator["answer"]>[2] = {},
): Promise<Answer> {
  const asked = await server.post("/v1/auth/signin/webauthn", { email });
  const credential = key.answer(asked.body, origin, extra);
  return server.post("/v1/auth/signin/webauthn/verify", { email, credential });
}

export async function addKey(server: TestServer, { bearer }: Pick<SignedIn, "bearer">, nickname = "blue") {
  const key = createSoftwareAuthenticator();
  const asked = await server.post("/v1/auth/user/webauthn/add", {}, bearer);
  const credential = key.register(asked.body, origin);
  const { status, body } = await server.post("/v1/auth/user/webauthn/verify", { credential, nickname }, bearer);
  return { key, status, id: body.id, added: body };
}

export interface KeyHolder extends SignedIn {
  uma: Account;
  key: SoftwareAuthenticator;
  /** Of the key, in the person's list. */
  id: string;
}

/** Someone with a password and a key, signed in. */
export async function buildKeyHolder(server: TestServer): Promise<KeyHolder> {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const { key, id } = await addKey(server, session);
  return { ...session, uma, key, id };
}

/** The session a person gets for showing a key again. */
export async function elevateWithKey(server: TestServer, { bearer }: SignedIn, key: SoftwareAuthenticator) {
  const asked = await server.post("/v1/auth/elevate/webauthn", {}, bearer);
  return server.post("/v1/auth/elevate/webauthn/verify", { credential: key.answer(asked.body, origin) }, bearer);
}
