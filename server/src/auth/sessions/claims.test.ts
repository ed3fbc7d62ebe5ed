// What must not outlive its owner: accounts registered in somebody else's name, tokens of programs, roles that were taken away.
import { afterAll, describe, expect, test } from "vitest";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer, type TestServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

const newEmail = () => `una-${crypto.randomUUID()}@example.com`;
const post = (path: string, body: object, headers: Record<string, string> = {}, at: TestServer = server) =>
  at.post(`/v1/auth${path}`, body, headers);
const signIn = (email: string | null, typed = password) => post("/signin/email-password", { email, password: typed });
const makePat = async ({ bearer }: SignedIn): Promise<string> =>
  (await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, bearer)).body.personalAccessToken;

/** Follows the mailed link and answers the session it opens. */
async function openMail(email: string | null, at = server): Promise<SignedIn> {
  const link = new URL((await readMail(at, email ?? "")).link);
  const answer = await fetch(at.url + link.pathname + link.search, { redirect: "manual" });
  const refreshToken = new URL(answer.headers.get("location") ?? "").searchParams.get("refreshToken");
  const { body } = await at.post("/v1/auth/token", { refreshToken });
  return { ...body, bearer: { authorization: `Bearer ${body.accessToken}` } };
}

describe("an address that somebody else registered beforehand", () => {
  test.each(["/signin/passwordless/email", "/user/password/reset"])(
    "is its owner's alone once they come in by %s",
    async (path) => {
      const email = newEmail();
      await post("/signup/email-password", { email, password });
      const thief = await signInAs(server, email);
      const pat = await makePat(thief);

      await post(path, { email });
      const owner = await openMail(email);

      const answers = [
        await signIn(email),
        await post("/token", { refreshToken: thief.refreshToken }),
        await post("/signin/pat", { personalAccessToken: pat }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect((await server.get("/v1/auth/user", owner.bearer)).body).toMatchObject({ email, emailVerified: true });
    },
  );

  test("stays as it is when the address was proved before, or by the registration's own mail", async () => {
    const { email } = await buildAccount(server.db, { emailVerified: true });
    const registered = newEmail();
    await post("/signup/email-password", { email: registered, password });
    await post("/user/email/send-verification-email", { email: registered });

    await post("/signin/passwordless/email", { email });
    await openMail(email);
    await openMail(registered);

    expect([(await signIn(email)).status, (await signIn(registered)).status]).toEqual([200, 200]);
  });
});

describe("a password reset by mail", () => {
  test("ends sessions, programs' tokens and links on their way, and leaves the one who reset", async () => {
    const { email } = await buildAccount(server.db, { emailVerified: true });
    const thief = await signInAs(server, email);
    const pat = await makePat(thief);
    const theirs = newEmail();
    await post("/user/email/change", { newEmail: theirs }, thief.bearer);
    await post("/user/password/reset", { email });
    const owner = await openMail(email);

    const { body } = await post("/user/password", { newPassword: "mine again" }, owner.bearer);

    const change = new URL((await readMail(server, theirs)).link);
    const late = await fetch(server.url + change.pathname + change.search, { redirect: "manual" });
    const answers = [
      await post("/token", { refreshToken: thief.refreshToken }),
      await post("/signin/pat", { personalAccessToken: pat }),
      await post("/token", { refreshToken: owner.refreshToken }),
    ];
    expect(body).toBe("OK");
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200]);
    expect(late.headers.get("location")).toContain("invalid-ticket");
  });

  test("works where a fresh proof is required, once: who lost the password has nothing else to show", async () => {
    await using strict = await startServer({ auth: authConfig({ elevation: "required" }) });
    const { email } = await buildAccount(strict.db, { emailVerified: true });
    await post("/user/password/reset", { email }, {}, strict);
    const { bearer } = await openMail(email, strict);

    const first = await post("/user/password", { newPassword: "mine again" }, bearer, strict);
    const second = await post("/user/password", { newPassword: "and again" }, bearer, strict);

    expect([first.body, second.body.error]).toEqual(["OK", "elevated-claim-required"]);
  });
});

test("a session opened by a personal access token ends with it", async () => {
  const { email } = await buildAccount(server.db);
  const person = await signInAs(server, email);
  const made = await post("/pat", { expiresAt: "2999-01-01T00:00:00Z" }, person.bearer);
  const program = (await post("/signin/pat", { personalAccessToken: made.body.personalAccessToken })).body.session;

  await post("/pat/revoke", { id: made.body.id }, person.bearer);

  expect((await post("/token", { refreshToken: program.refreshToken })).body.error).toBe("invalid-refresh-token");
});

test("a token opens nothing any more once its person is disabled, or has lost the role it names", async () => {
  const [tess, tim] = [
    await buildAccount(server.db, { defaultRole: "technician" }),
    await buildAccount(server.db, { defaultRole: "technician" }),
  ];
  const tokens = [await signInAs(server, tess.email), await signInAs(server, tim.email)];
  const read = ({ accessToken }: SignedIn) =>
    server.graphql("{ customers { totalCount } }", {}, { token: accessToken });
  const before = await Promise.all(tokens.map(read));

  await server.db.owner.query("update app.users set disabled = true where id = $1", [tess.id]);
  await server.db.owner.query("update app.users set default_role = 'user' where id = $1", [tim.id]);
  await server.db.owner.query("delete from app_private.user_roles where user_id = $1", [tim.id]);

  const after = await Promise.all(tokens.map(read));
  expect(before.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect(after.map(({ errors }) => errors[0].extensions.code)).toEqual(["access-denied", "access-denied"]);
});

test("tokens name the audience that is set, and are good for it", async () => {
  await using named = await startServer({ accessTokenAudience: "shop one" });
  const { email } = await buildAccount(named.db);

  const { accessToken, bearer } = await signInAs(named, email);

  expect(JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString()).aud).toBe("shop one");
  expect((await named.get("/v1/auth/user", bearer)).status).toBe(200);
  expect((await server.get("/v1/auth/user", bearer)).status).toBe(401);
});

test("nobody makes themselves someone who is only ever themselves", async () => {
  const options = { allowedRoles: ["me"], defaultRole: "me" };

  const { body } = await post("/signup/email-password", { email: newEmail(), password, options });

  expect(body.error).toBe("default-role-must-be-in-allowed-roles");
});

test("a path that cannot be read is bad input in three fields", async () => {
  const { status, body } = await server.get("/v1/auth/verify%zz");

  expect([status, Object.keys(body)]).toEqual([400, ["status", "error", "message"]]);
});
