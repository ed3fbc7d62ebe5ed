import { afterAll, beforeEach, expect, test } from "vitest";
import { codeOf, otherThan, untilStepLasts } from "../../../test/sign-in/authenticator-app.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs, type SignedIn } from "../../../test/sign-in/sign-in-as.ts";

let later = 0;
const server = await startServer({ clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const generate = (session: SignedIn) => server.get("/v1/auth/mfa/totp/generate", session.bearer);
const change = ({ bearer }: SignedIn, code: string, activeMfaType = "totp") =>
  server.post("/v1/auth/user/mfa", { code, activeMfaType }, bearer);
const secondStep = (ticket: string, otp: string) => server.post("/v1/auth/signin/mfa/totp", { ticket, otp });

/** Someone with an active second factor, turned on with the code before the present one. */
async function buildCareful() {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);
  const secret: string = (await generate(session)).body.totpSecret;
  await untilStepLasts();
  expect((await change(session, codeOf(secret, -1))).body).toBe("OK");
  return { uma, session, secret };
}
type Careful = Awaited<ReturnType<typeof buildCareful>>;

async function ticketOf(email: string | null): Promise<string> {
  const { body } = await server.post("/v1/auth/signin/email-password", { email, password });
  if (!body.mfa) throw new Error(`no ticket: ${JSON.stringify(body)}`);
  return body.mfa.ticket;
}

test("a secret comes as text and as a picture of 200 by 200, and nothing is asked for until a code has shown that it arrived", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);

  const { body, headers } = await generate(session);

  expect(body.totpSecret).toMatch(/^[A-Z2-7]{52}$/);
  const picture = Buffer.from(body.imageUrl.replace("data:image/png;base64,", ""), "base64");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([200, 200]);
  expect(headers.get("cache-control")).toBe("no-store");
  const signedIn = await server.post("/v1/auth/signin/email-password", { email: uma.email, password });
  expect(signedIn.body).not.toHaveProperty("mfa");
});

test("the secret is stored sealed", async () => {
  const { uma, secret } = await buildCareful();

  const { rows } = await server.db.owner.query(
    "select position($2::bytea in sealed_secret) as place from app_private.user_totp where user_id = $1",
    [uma.id, Buffer.from(secret)],
  );

  expect(rows).toEqual([{ place: 0 }]);
});

test("with a second factor the password earns a ticket, and the ticket with a code a session", async () => {
  const { uma, secret } = await buildCareful();

  const first = await server.post("/v1/auth/signin/email-password", { email: uma.email, password });
  const second = await secondStep(first.body.mfa.ticket, codeOf(secret));

  expect(first.body).toEqual({ session: null, mfa: { ticket: expect.stringMatching(/^mfaTotp:[0-9a-f-]{36}$/) } });
  expect(second.body.session.user).toMatchObject({ id: uma.id, activeMfaType: "totp" });
});

test("the code that turned it on is used up: it neither signs in nor makes recovery codes nor turns it off", async () => {
  const { uma, session, secret } = await buildCareful();
  const code = codeOf(secret, -1);

  const answers = [
    await secondStep(await ticketOf(uma.email), code),
    await server.post("/v1/auth/user/recovery-codes", { code }, session.bearer),
    await change(session, code, ""),
    await server.post("/v1/auth/elevate/code", { code }, session.bearer),
  ];

  expect(answers.map(({ body }) => body.error)).toEqual(Array(4).fill("invalid-totp"));
});

type Use = (code: string) => ReturnType<typeof secondStep>;

test.each<[string, (careful: Careful) => Promise<Use>]>([
  [
    "signs in",
    async ({ uma }) => {
      const ticket = await ticketOf(uma.email); // Before any code was wrong: these are counted.
      return (code) => secondStep(ticket, code);
    },
  ],
  [
    "makes recovery codes",
    async ({ session }) =>
      (code) =>
        server.post("/v1/auth/user/recovery-codes", { code }, session.bearer),
  ],
  [
    "proves who changes the address",
    async ({ session }) =>
      (code) =>
        server.post(
          "/v1/auth/user/email/change",
          { newEmail: `una-${crypto.randomUUID()}@example.com`, code },
          session.bearer,
        ),
  ],
  [
    "elevates",
    async ({ session }) =>
      (code) =>
        server.post("/v1/auth/elevate/code", { code }, session.bearer),
  ],
])("a code that %s does so once, also when it is shown several times at the same moment", async (_what, prepare) => {
  const careful = await buildCareful();
  const uses = await Promise.all([prepare(careful), prepare(careful), prepare(careful)]);
  const code = codeOf(careful.secret);

  const answers = await Promise.all(uses.map((use) => use(code)));
  const off = await change(careful.session, code, "");

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(off.body.error).toBe("invalid-totp");
});

test("a code that was taken is not taken again, with whatever ticket", async () => {
  const { uma, secret } = await buildCareful();
  const code = codeOf(secret);
  await secondStep(await ticketOf(uma.email), code);

  const again = await secondStep(await ticketOf(uma.email), code);
  const older = await secondStep(await ticketOf(uma.email), codeOf(secret, -1));
  const next = await secondStep(await ticketOf(uma.email), codeOf(secret, 1));

  expect([again, older, next].map(({ status, body }) => body.error ?? status)).toEqual([
    "invalid-totp",
    "invalid-totp",
    200,
  ]);
});

test("a code may be typed in groups, and its clock may be half a minute off but no more", async () => {
  const { uma, secret } = await buildCareful();
  const ticket = await ticketOf(uma.email);

  const tooEarly = await secondStep(ticket, codeOf(secret, 3));
  const inTime = await secondStep(ticket, codeOf(secret, 1).replace(/^.../, "$& "));

  expect([tooEarly.body.error, inTime.status]).toEqual(["invalid-totp", 200]);
});

test("a wrong code leaves the ticket good, but only five times", async () => {
  const { uma, secret } = await buildCareful();
  const ticket = await ticketOf(uma.email);
  for (let round = 0; round < 5; round++) {
    expect((await secondStep(ticket, otherThan(codeOf(secret)))).body.error).toBe("invalid-totp");
  }

  const right = await secondStep(ticket, codeOf(secret));

  expect(`${right.status} ${right.body.error}`).toBe("401 invalid-ticket");
});

test("of two who come with the same ticket and code one gets in", async () => {
  const { uma, secret } = await buildCareful();
  const ticket = await ticketOf(uma.email);

  const answers = await Promise.all([secondStep(ticket, codeOf(secret)), secondStep(ticket, codeOf(secret))]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
});

test("a ticket lives five minutes", async () => {
  const { uma, secret } = await buildCareful();
  const ticket = await ticketOf(uma.email);

  later = 5 * 60_000;
  const { body } = await secondStep(ticket, codeOf(secret, 10));

  expect(body.error).toBe("invalid-ticket");
});

test("tickets of another kind, unknown and used ones look alike", async () => {
  const { uma, secret } = await buildCareful();
  const used = await ticketOf(uma.email);
  await secondStep(used, codeOf(secret));

  const answers = await Promise.all(
    [used, `mfaTotp:${crypto.randomUUID()}`, used.replace("mfaTotp", "passwordReset"), "x"].map((ticket) =>
      secondStep(ticket, codeOf(secret, 1)),
    ),
  );

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
    Array.from({ length: 4 }, () => "401 invalid-ticket"),
  );
});

test("a ticket is of no use once the second factor is gone, or the person disabled", async () => {
  const [{ uma, secret }, other] = [await buildCareful(), await buildCareful()];
  const [ticket, ticketOfOther] = [await ticketOf(uma.email), await ticketOf(other.uma.email)];
  await server.db.owner.query("delete from app_private.user_totp where user_id = $1", [uma.id]);
  await server.db.owner.query("update app.users set disabled = true where id = $1", [other.uma.id]);

  const answers = [await secondStep(ticket, codeOf(secret)), await secondStep(ticketOfOther, codeOf(other.secret))];

  expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
    "400 no-totp-secret",
    "401 disabled-user",
  ]);
});

test("a secret that was not activated asks for nothing", async () => {
  const { uma, secret } = await buildCareful();
  const ticket = await ticketOf(uma.email);
  await server.db.owner.query("update app_private.user_totp set is_active = false where user_id = $1", [uma.id]);

  const { body } = await secondStep(ticket, codeOf(secret));

  expect(body.error).toBe("disabled-mfa-totp");
});

test("turning it off takes a code, and afterwards the password is enough", async () => {
  const { uma, session, secret } = await buildCareful();

  const wrong = await change(session, otherThan(codeOf(secret)), "");
  const right = await change(session, codeOf(secret), "");
  const again = await change(session, codeOf(secret, 1), "");

  expect([wrong.body.error, right.body, again.body.error]).toEqual(["invalid-totp", "OK", "disabled-mfa-totp"]);
  expect((await signInAs(server, uma.email)).accessToken).toMatch(/^ey/);
});

test("turning it on takes a secret, a right code, and that it is not on", async () => {
  const uma = await buildAccount(server.db);
  const session = await signInAs(server, uma.email);

  const without = await change(session, "123456");
  const { totpSecret } = (await generate(session)).body;
  const wrong = await change(session, otherThan(codeOf(totpSecret)));
  const right = await change(session, codeOf(totpSecret));
  const again = await change(session, codeOf(totpSecret, 1));
  const another = await generate(session);

  expect([without, wrong, right, again, another].map(({ body }) => body.error ?? body)).toEqual([
    "no-totp-secret",
    "invalid-totp",
    "OK",
    "totp-already-active",
    "totp-already-active",
  ]);
});

test("where it is switched off nobody turns it on, but who has it can sign in and turn it off", async () => {
  await using closed = await startServer({ auth: authConfig({ mfa: false }) });
  const uma = await buildAccount(closed.db);
  const { bearer } = await signInAs(closed, uma.email);

  const answers = [
    await closed.get("/v1/auth/mfa/totp/generate", bearer),
    await closed.post("/v1/auth/user/mfa", { code: "123456", activeMfaType: "totp" }, bearer),
    await closed.post("/v1/auth/user/mfa", { code: "123456", activeMfaType: "" }, bearer),
    await closed.post("/v1/auth/signin/mfa/totp", { ticket: "mfaTotp:x", otp: "123456" }),
  ];

  expect(answers.map(({ body }) => body.error)).toEqual([
    "disabled-endpoint",
    "disabled-endpoint",
    "disabled-mfa-totp",
    "invalid-ticket",
  ]);
});

test("where the settings ask for a fresh proof, turning it on takes one", async () => {
  await using strict = await startServer({ auth: authConfig({ elevation: "required" }) });
  const uma = await buildAccount(strict.db);
  const { bearer } = await signInAs(strict, uma.email);

  const { status, body } = await strict.post("/v1/auth/user/mfa", { code: "123456", activeMfaType: "totp" }, bearer);

  expect(`${status} ${body.error}`).toBe("403 elevated-claim-required");
});

test.each([
  ["/signin/mfa/totp", {}],
  ["/signin/mfa/totp", { ticket: "mfaTotp:1", otp: 123_456 }],
  ["/signin/mfa/totp", { ticket: "\0", otp: "123456" }],
  ["/signin/mfa/totp", { ticket: "a".repeat(200), otp: "123456" }],
  ["/user/mfa", {}],
  ["/user/mfa", { code: "123456", activeMfaType: "sms" }],
  ["/user/mfa", { code: 5, activeMfaType: "totp" }],
])("%s with %j is refused", async (path, body) => {
  const uma = await buildAccount(server.db);
  const { bearer } = await signInAs(server, uma.email);

  const answer = await server.post(`/v1/auth${path}`, body, bearer);

  expect(`${answer.status} ${answer.body.error}`).toBe("400 invalid-request");
});

test("nobody changes it without a bearer", async () => {
  const answers = [await server.get("/v1/auth/mfa/totp/generate"), await server.post("/v1/auth/user/mfa")];

  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});
