import { afterAll, beforeAll, expect, test } from "vitest";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailCatcher } from "../../../test/fakes/mail-catcher.ts";
import { readMail } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { startServer, testConfig, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
const webFolder = await mkdtemp(join(tmpdir(), "boresight-page-"));
await writeFile(
  join(webFolder, "index.html"),
  '<head><meta name="shop" content="%SHOP_NAME%" data-logo="%SHOP_LOGO%" /><title>%SHOP_NAME%</title></head>',
);

beforeAll(async () => {
  server = await startServer({ webFolder });
  shop = await openShop(server.db.owner);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(webFolder, { recursive: true });
});

const png = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("a small logo")]).toString("base64");
const bearerOf = async (person: Person, at = server) => ({ authorization: `Bearer ${await tokenFor(person, at)}` });
const latest = async () =>
  (await server.db.owner.query("select * from app.shop_settings order by version desc limit 1")).rows[0];

async function save(verb: "Company" | "Logo" | "Terms", input: object, person: Person = shop.ada) {
  const query = `mutation S($input: Save${verb}Input!) { save${verb}(input: $input) { shopSetting { id logoMark termsVersion } } }`;
  const { version } = await latest();
  const body = await server.graphql(query, { input: { version, ...input } }, { token: await tokenFor(person, server) });
  return body.data?.[`save${verb}`]?.shopSetting ?? body.errors[0].extensions.code;
}

const page = async () => (await fetch(`${server.url}/login`, { headers: { accept: "text/html" } })).text();

test("visitors see the company's name and logo on the page, and the logo stays in their browsers", async () => {
  const before = await page();

  await save("Company", { companyName: "Acme & <Sons>" });
  const { logoMark } = await save("Logo", { picture: png });

  expect(before).toContain(`<title>${testConfig.brandName}</title>`);
  await expect.poll(page).toContain(`content="Acme &amp; &lt;Sons&gt;" data-logo="${logoMark}"`);
  const picture = await fetch(`${server.url}/v1/functions/shop-logo/${logoMark}`);
  expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await picture.arrayBuffer()).toString("base64")).toBe(png);
});

test("emails about sign-in are the company's, with its logo", async () => {
  await save("Company", { companyName: "Acme" });
  const { logoMark } = await save("Logo", { picture: png });
  const uma = await buildAccount(server.db);

  await server.post("/v1/auth/user/password/reset", { email: uma.email });

  const { body } = await readMail(server, uma.email ?? "");
  expect(body).toContain(`src="${testConfig.publicUrl}/v1/functions/shop-logo/${logoMark}"`);
  expect(body).toContain("Acme");
  expect(body).not.toContain(testConfig.brandName);
});

test("a logo is removed, and an unknown one is not found", async () => {
  await save("Logo", { picture: png });

  const removed = await save("Logo", { picture: null });

  expect(removed.logoMark).toBeNull();
  expect((await server.get("/v1/functions/shop-logo/0123")).status).toBe(404);
});

test.each([
  ["a drawing", Buffer.from("<svg/>").toString("base64"), "not-a-logo"],
  [
    "a huge one",
    Buffer.concat([Buffer.from(png, "base64"), Buffer.alloc(100_000)]).toString("base64"),
    "invalid-input",
  ],
  ["no base64", "#!", "invalid-input"],
])("%s is no logo", async (_what, picture, code) => {
  expect(await save("Logo", { picture })).toBe(code);
});

test("technicians and customers set neither logo nor terms", async () => {
  for (const person of [shop.tom, shop.carla]) {
    expect(await save("Logo", { picture: png }, person)).toBe("permission-error");
    expect(await save("Terms", { termsText: "Mine" }, person)).toBe("permission-error");
  }
});

test("each text of the terms is a version of its own, which visitors read", async () => {
  const before = (await server.get("/v1/functions/terms-of-service")).body;

  await save("Terms", { termsText: "# Payment\nPay on time." });
  await save("Company", { companyName: "Acme" });
  await save("Terms", { termsText: "# Payment\nPay on time." });

  const { body } = await server.get("/v1/functions/terms-of-service");
  expect(before).toEqual({ text: "", version: 0, changedAt: null });
  expect(body).toEqual({ text: "# Payment\nPay on time.", version: 1, changedAt: expect.any(String) });
});

test("a test email without a mail server waits in the outbox, and the admin is told so", async () => {
  const { body } = await server.post("/v1/functions/test-mail", {}, await bearerOf(shop.ada));

  expect(body).toEqual({ status: "kept", error: "", recipient: "ada@example.com", problem: null });
  expect((await readMail(server, "ada@example.com")).subject).toContain("Test email");
});

test("a test email arrives, and what the mail server refuses is told in its words", async () => {
  await using catcher = await startMailCatcher();
  const mail = { ...testConfig.mail, smtpUrl: catcher.smtpUrl };
  await using mailing = await startServer({ mail, db: server.db });
  const send = async () => (await mailing.post("/v1/functions/test-mail", {}, await bearerOf(shop.ada, mailing))).body;

  const sent = await send();
  catcher.refuse(1);
  const refused = await send();

  expect(sent).toMatchObject({ status: "sent", error: "" });
  expect(catcher.caught).toHaveLength(1);
  expect(refused).toMatchObject({ status: "failed", error: expect.stringContaining("Mailbox unavailable") });
});

test("only admins send a test email", async () => {
  const statuses = [
    (await server.post("/v1/functions/test-mail", {}, await bearerOf(shop.tom))).status,
    (await server.post("/v1/functions/test-mail", {}, await bearerOf(shop.carla))).status,
    (await server.post("/v1/functions/test-mail", {})).status,
  ];

  expect(statuses).toEqual([403, 403, 401]);
});
