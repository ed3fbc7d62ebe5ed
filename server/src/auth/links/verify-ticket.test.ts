import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { openMailedLink } from "../../../test/sign-in/open-mailed-link.ts";
import { buildAccount, password } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";

const day = 24 * 60 * 60_000;
let later = 0;
const settings = authConfig({ emailVerification: "required" });
const server = await startServer({ auth: settings, clock: () => new Date(Date.now() + later) });
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const sendVerification = (email: string | null, options = {}) =>
  server.post("/v1/auth/user/email/send-verification-email", { email, options });
const signIn = (email: string | null) => server.post("/v1/auth/signin/email-password", { email, password });

/** The link of a fresh verification mail, with these parameters changed. */
async function verificationLink(changes: Record<string, string> = {}) {
  const uma = await buildAccount(server.db);
  await sendVerification(uma.email);
  const link = new URL((await readMail(server, uma.email!)).link);
  for (const [name, value] of Object.entries(changes)) link.searchParams.set(name, value);
  return { uma, link: link.href };
}

test("who registers where addresses must be verified gets a link, and gets in by it and afterwards", async () => {
  const una = { email: "una@example.com", password };
  const registered = await server.post("/v1/auth/signup/email-password", una);
  const tooEarly = await signIn(una.email);

  const arrival = await openMailedLink(server, (await readMail(server, una.email)).link);

  expect(registered.body.session).toBeNull();
  expect(tooEarly.body).toEqual({ status: 401, error: "unverified-user", message: "Email is not verified" });
  expect(arrival.status).toBe(302);
  expect(arrival.address).toMatch(/^http:\/\/client\.test\/\?refreshToken=[0-9a-f-]{36}&type=verifyEmail$/);
  const refreshed = await server.post("/v1/auth/token", { refreshToken: arrival.parameters["refreshToken"] });
  expect(refreshed.body.user.emailVerified).toBe(true);
  expect((await signIn(una.email)).status).toBe(200);
});

test("a link without a type is known by its ticket", async () => {
  const { link } = await verificationLink();
  const address = new URL(link);
  address.searchParams.delete("type");

  const { parameters } = await openMailedLink(server, address.href);

  expect(parameters["type"]).toBe("verifyEmail");
});

test("a link that a mail scanner only looks at stays good", async () => {
  const { link } = await verificationLink();

  const looked = await openMailedLink(server, link, "HEAD");
  const opened = await openMailedLink(server, link);

  expect(looked.address).toBe("http://client.test/");
  expect(opened.parameters["refreshToken"]).toBeDefined();
});

test("of two browsers that open the same link one is signed in", async () => {
  const { link } = await verificationLink();

  const arrivals = await Promise.all([openMailedLink(server, link), openMailedLink(server, link)]);

  const outcomes = arrivals.map(({ parameters }) => parameters["error"] ?? parameters["type"]);
  expect(new Set(outcomes)).toEqual(new Set(["invalid-ticket", "verifyEmail"]));
});

test("a verification link lives thirty days", async () => {
  const { link } = await verificationLink();

  later = 30 * day;
  const { parameters } = await openMailedLink(server, link);

  expect(parameters).toEqual({ error: "invalid-ticket", errorDescription: "Invalid ticket" });
});

test("a link whose person was disabled in the meantime signs nobody in", async () => {
  const { uma, link } = await verificationLink();
  await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

  const { parameters } = await openMailedLink(server, link);

  expect(parameters["error"]).toBe("disabled-user");
});

test.each([
  ["another type", { type: "passwordReset" }],
  ["an unknown type", { type: "whatever" }],
  ["an unknown ticket", { ticket: `verifyEmail:${crypto.randomUUID()}` }],
  ["a ticket of another kind", { ticket: `mfaTotp:${crypto.randomUUID()}` }],
])("with %s the page is told, and the ticket stays good", async (_name, changes) => {
  const { uma, link } = await verificationLink(changes);

  const arrival = await openMailedLink(server, link);

  expect(arrival.address).toBe("http://client.test/?error=invalid-ticket&errorDescription=Invalid+ticket");
  const { link: untouched } = await readMail(server, uma.email!);
  expect((await openMailedLink(server, untouched)).parameters["type"]).toBe("verifyEmail");
});

describe("a page elsewhere", () => {
  test.each([
    "http://evil.com",
    "//evil.com",
    "/relative",
    "javascript:alert(1)",
    "http://client.test.evil.com",
    "http://client.test@evil.com",
    "https://client.test",
    "http://client.test:8080",
    "not an address",
  ])("%s is not gone to, and the ticket stays good", async (redirectTo) => {
    const { uma, link } = await verificationLink({ redirectTo });

    const arrival = await openMailedLink(server, link);

    const target = new URL(arrival.address);
    expect([arrival.status, target.origin, target.searchParams.get("error")]).toEqual([
      302,
      "http://client.test",
      "redirectTo-not-allowed",
    ]);
    const { link: untouched } = await readMail(server, uma.email!);
    expect((await openMailedLink(server, untouched)).parameters["type"]).toBe("verifyEmail");
  });
});

test.each(["", "?ticket=verifyEmail:1&type=emailVerify", "?redirectTo=http://client.test", "?ticket=&redirectTo="])(
  "the link with %j is an incorrect payload",
  async (query) => {
    const { status, body } = await server.get(`/v1/auth/verify${query}`);

    expect(`${status} ${body.error}`).toBe("400 invalid-request");
  },
);

describe("another verification mail", () => {
  test("leaves the older link good until one of them is used", async () => {
    const { uma, link } = await verificationLink();

    const { body } = await sendVerification(uma.email, { redirectTo: "http://client.test/welcome" });
    const { link: newest } = await readMail(server, uma.email!);
    const older = await openMailedLink(server, link);
    const newer = await openMailedLink(server, newest);

    expect(body).toBe("OK");
    expect(older.parameters["refreshToken"]).toBeDefined();
    expect(newer.address).toContain("http://client.test/welcome?error=invalid-ticket");
  });

  test("leaves five links good, however often it is asked for", async () => {
    const { uma, link } = await verificationLink();

    for (let again = 0; again < 5; again += 1) await sendVerification(uma.email);

    expect((await openMailedLink(server, link)).parameters["error"]).toBe("invalid-ticket");
  });

  test("goes out to nobody who needs none, is unknown or disabled, and the answer does not tell", async () => {
    const [verified, disabled] = [
      await buildAccount(server.db, { emailVerified: true }),
      await buildAccount(server.db),
    ];
    await server.db.owner.query("update app.users set disabled = true where id = $1", [disabled.id]);

    const answers = [
      await sendVerification(verified.email),
      await sendVerification("stranger@example.com"),
      await sendVerification(disabled.email),
      await sendVerification(verified.email, { redirectTo: "http://evil.com" }),
      await sendVerification("no address"),
    ];

    for (const email of [verified.email!, "stranger@example.com", disabled.email!])
      expect(await readMails(server, email)).toEqual([]);
    expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
      "200 undefined",
      "200 undefined",
      "200 undefined",
      "400 redirectTo-not-allowed",
      "400 invalid-request",
    ]);
  });
});
