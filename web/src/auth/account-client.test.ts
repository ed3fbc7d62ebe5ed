import { expect, test } from "vitest";
import { createAccountClient, type AccountClient, type OwnAccount } from "./account-client.ts";
import { createAuth } from "./auth.ts";
import { fakeBrowser, fakeServer, password } from "./test/fake-world.ts";

const ada = { email: "ada@boresight.example", password };
const moment = "2026-03-02T08:00:00.000Z";

async function open() {
  const server = fakeServer();
  const auth = createAuth(fakeBrowser(server).openTab());
  await auth.signIn(ada);
  server.requests.length = 0;
  return { server, client: createAccountClient(auth), bearer: auth.state().accessToken };
}

const calls: [keyof AccountClient, (client: AccountClient) => Promise<void>, string, object][] = [
  ["updateProfile", (client) => client.updateProfile({ locale: "fr" }), "POST /user/profile", { locale: "fr" }],
  ["uploadAvatar", (client) => client.uploadAvatar(new Blob(["png"], { type: "image/png" })), "PUT /user/avatar", {}],
  ["removeAvatar", (client) => client.removeAvatar(), "DELETE /user/avatar", {}],
  [
    "setMfa",
    (client) => client.setMfa({ code: "123456", activeMfaType: "" }),
    "POST /user/mfa",
    { code: "123456", activeMfaType: "" },
  ],
  [
    "turnMfaOffByRecoveryCode",
    (client) => client.turnMfaOffByRecoveryCode({ recoveryCode: "ABCD" }),
    "POST /user/mfa/recover",
    { recoveryCode: "ABCD" },
  ],
  [
    "renameSecurityKey",
    (client) => client.renameSecurityKey({ id: "1", nickname: "blue" }),
    "POST /user/security-keys/rename",
    { id: "1", nickname: "blue" },
  ],
  [
    "removeSecurityKey",
    (client) => client.removeSecurityKey({ id: "1" }),
    "POST /user/security-keys/remove",
    { id: "1" },
  ],
  ["endSession", (client) => client.endSession({ id: "1" }), "POST /user/sessions/end", { id: "1" }],
  ["revokePat", (client) => client.revokePat({ id: "1" }), "POST /pat/revoke", { id: "1" }],
  [
    "linkIdToken",
    (client) => client.linkIdToken({ provider: "google", idToken: "signed" }),
    "POST /link/idtoken",
    { provider: "google", idToken: "signed" },
  ],
  [
    "unlinkIdentity",
    (client) => client.unlinkIdentity({ provider: "google" }),
    "POST /user/identities/unlink",
    { provider: "google" },
  ],
];

test.each(calls)("%s is told the server in the person's name", async (_name, call, request, body) => {
  const { server, client, bearer } = await open();

  await call(client);

  const [sent] = server.requests;
  expect([`${sent?.method} ${sent?.path}`, sent?.bearer, sent?.body]).toEqual([request, bearer, body]);
});

test("the account is loaded with everything that belongs to it", async () => {
  const { server, client } = await open();
  const account: OwnAccount = {
    hasPassword: true,
    activeMfaType: null,
    recoveryCodesLeft: 0,
    sessions: [
      {
        id: "1",
        isCurrent: true,
        createdAt: moment,
        lastUsedAt: moment,
        expiresAt: moment,
        userAgent: null,
        address: null,
      },
    ],
    securityKeys: [{ id: "1", nickname: null, createdAt: moment, lastUsedAt: null }],
    personalAccessTokens: [{ id: "1", metadata: { name: "Export" }, createdAt: moment, expiresAt: moment }],
    identities: [{ provider: "google", email: null, createdAt: moment }],
  };
  server.answers["/user/account"] = () => account;

  expect(await client.readAccount()).toEqual(account);
});

test("a secret for the authenticator is requested and read", async () => {
  const { server, client } = await open();
  server.answers["/mfa/totp/generate"] = () => ({ imageUrl: "data:image/png;base64,", totpSecret: "BASE32" });

  const secret = await client.generateTotp();

  expect(secret).toEqual({ imageUrl: "data:image/png;base64,", totpSecret: "BASE32" });
  expect(server.requests[0]?.method).toBe("GET");
});

test("a security key is created, then sent to the server with its name", async () => {
  const { server, client } = await open();
  server.answers["/user/webauthn/add"] = () => ({ challenge: "make one" });
  server.answers["/user/webauthn/verify"] = () => ({ id: "1", nickname: "blue" });

  const key = await client.addSecurityKey({ nickname: "blue" });

  expect(key).toEqual({ id: "1", nickname: "blue" });
  expect(server.requests[1]?.body).toEqual({ credential: { made: { challenge: "make one" } }, nickname: "blue" });
});

test("a personal access token is requested with its expiry", async () => {
  const { server, client } = await open();
  server.answers["/pat"] = () => ({ id: "1", personalAccessToken: "secret" });

  const pat = await client.createPat({ expiresAt: new Date(moment), metadata: { name: "Export" } });

  expect(pat).toEqual({ id: "1", personalAccessToken: "secret" });
  expect(server.requests[0]?.body).toEqual({ expiresAt: moment, metadata: { name: "Export" } });
});

test("an error is thrown with its code", async () => {
  const { server, client } = await open();
  server.fail({ status: 403, error: "elevated-claim-required", message: "Elevated claim is required" });

  await expect(client.revokePat({ id: "1" })).rejects.toMatchObject({ error: "elevated-claim-required" });
});
