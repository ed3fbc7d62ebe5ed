import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const folder = await mkdtemp(join(tmpdir(), "boresight-config-"));
afterAll(() => rm(folder, { recursive: true }));
const settings = (more: NodeJS.ProcessEnv = {}) => ({ DATA_DIR: folder, ...more });

test("without settings the server is a shop on this machine", async () => {
  const config = await loadConfig(settings());

  expect(config).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
    databaseUrl: null,
    publicUrl: "http://localhost:8080",
    clientUrl: "http://localhost:8080",
    brandName: "Boresight",
    admin: null,
    demo: true,
    accessTokenSeconds: 900,
  });
});

test("a setting that is empty counts as not set", async () => {
  const config = await loadConfig(settings({ PORT: "", BRAND_NAME: " ", DATABASE_URL: "" }));

  expect(config).toMatchObject({ port: 8080, brandName: "Boresight", databaseUrl: null });
});

test("a setting may stand in a file, as Docker and Kubernetes hand secrets over", async () => {
  const path = join(folder, "jwt");
  await writeFile(path, "0123456789abcdef0123456789abcdef\n");

  const config = await loadConfig(settings({ JWT_SECRET_FILE: path, BRAND_NAME_FILE: "" }));

  expect(config).toMatchObject({ jwtSecret: "0123456789abcdef0123456789abcdef", brandName: "Boresight" });
});

test.each([
  [{ JWT_SECRET: "x".repeat(40), JWT_SECRET_FILE: "/run/secrets/jwt" }, "Set JWT_SECRET or JWT_SECRET_FILE, not both."],
  [{ JWT_SECRET_FILE: "/dev/null/none" }, "The file /dev/null/none of JWT_SECRET_FILE cannot be read (ENOTDIR)."],
  [{ ADMIN_PASSWORD_FILE: "/dev/null" }, "The file /dev/null of ADMIN_PASSWORD_FILE holds no setting"],
  [{ PORT_FILE: import.meta.filename }, "The setting PORT is not usable"],
])("a file that gives no setting is named: %o", async (given, said) => {
  await expect(loadConfig(settings(given))).rejects.toThrow(said);
});

test("secrets are made once, kept for later starts, and readable by their owner only", async () => {
  const first = await loadConfig(settings());
  const second = await loadConfig(settings());

  expect(second.jwtSecret).toBe(first.jwtSecret);
  expect(first.jwtSecret).not.toBe(first.adminSecret);
  expect(await readFile(join(folder, "jwt-secret"), "utf8")).toBe(first.jwtSecret);
  expect((await stat(join(folder, "admin-secret"))).mode & 0o777).toBe(0o600);
});

test("two first starts at once agree on the secret", async () => {
  const fresh = join(folder, "fresh");

  const configs = await Promise.all([1, 2, 3].map(() => loadConfig({ DATA_DIR: fresh })));

  expect(new Set(configs.map(({ jwtSecret }) => jwtSecret)).size).toBe(1);
});

test.each([
  [{}, join(folder, "mail")],
  [{ DEMO: "off" }, null],
  [{ SMTP_URL: "smtp://mail.example.com" }, null],
  [{ DEMO: "off", MAIL_DIR: join(folder, "sent") }, join(folder, "sent")],
])("with %j mails are written to %s: the demo's links and codes must reach someone", async (more, written) => {
  expect((await loadConfig(settings(more))).mail.folder).toBe(written);
});

test.each([
  ["0.0.0.0", "http://localhost:8080"],
  ["::1", "http://[::1]:8080"],
  ["shop.example.com", "http://shop.example.com:8080"],
])("a server at %s is reached at %s", async (HOST, address) => {
  expect((await loadConfig(settings({ HOST }))).publicUrl).toBe(address);
});

test.each([
  [{ PORT: "http" }, /^The setting PORT is not usable: must be a whole number from 1 to 65535\.$/],
  [{ PORT: "70000" }, /PORT/],
  [{ WEB_PROCESSES: "0" }, /^The setting WEB_PROCESSES is not usable: must be a whole number from 1 to 64\.$/],
  [{ WEB_PROCESSES: "x" }, /WEB_PROCESSES is not usable: must be a whole number from 1 to 64/],
  [{ WEB_PROCESSES: "65" }, /WEB_PROCESSES/],
  [{ WEB_PROCESSES: "1.5" }, /WEB_PROCESSES/],
  [{ DATABASE_URL: "mysql://localhost/shop" }, /DATABASE_URL is not usable: must look like postgres:/],
  [{ DATABASE_URL: "postgres:///shop" }, /DATABASE_URL/],
  [{ PUBLIC_URL: "shop.example.com" }, /PUBLIC_URL is not usable: must be an address/],
  [{ JWT_SECRET: "short" }, /JWT_SECRET is not usable: must have at least 32 characters/],
  [{ ADMIN_EMAIL: "ada", ADMIN_PASSWORD: "abc" }, /ADMIN_EMAIL/],
  [{ ADMIN_EMAIL: "ada@example.com" }, /ADMIN_EMAIL and ADMIN_PASSWORD is not usable: go together/],
  [{ DEMO: "yes" }, /DEMO is not usable: must be "on" or "off"/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is not usable: must be one of/],
])("a wrong setting is named: %j", async (wrong, message) => {
  await expect(loadConfig(settings(wrong))).rejects.toThrow(message);
});

test("a data folder that is a file is refused", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");

  await expect(loadConfig({ DATA_DIR: file })).rejects.toThrow(/cannot be written .* choose another with DATA_DIR/);
});

test.skipIf(process.getuid?.() === 0)("a data folder without the right to write is refused", async () => {
  const closed = await mkdtemp(join(folder, "closed-"));
  await chmod(closed, 0o500);

  await expect(loadConfig({ DATA_DIR: closed })).rejects.toThrow(/cannot be written \(EACCES\)/);
});

test.runIf(process.platform === "linux")("a mail folder that cannot be made is refused in one sentence", async () => {
  await expect(loadConfig(settings({ MAIL_DIR: "/proc/nowhere" }))).rejects.toThrow(
    /^The mail folder \/proc\/nowhere cannot be written \(ENOENT\): .* MAIL_DIR\.$/,
  );
});

test("an empty admin secret in the data folder never becomes the one that opens everything", async () => {
  const damaged = await mkdtemp(join(tmpdir(), "boresight-config-"));
  await writeFile(join(damaged, "admin-secret"), "");

  await expect(loadConfig({ DATA_DIR: damaged })).rejects.toThrow(/admin-secret is damaged/);
  await rm(damaged, { recursive: true });
});

const intuitApp = { QBO_CLIENT_ID: "id", QBO_CLIENT_SECRET: "secret" };

test("the books are at Intuit's addresses, which can be others", async () => {
  const { qbo } = await loadConfig(
    settings({ QBO_ENV: "sandbox", ...intuitApp, QBO_TOKEN_URL: "http://localhost:9/t" }),
  );

  expect(qbo).toMatchObject({
    environment: "sandbox",
    webhookToken: "",
    apiUrl: "https://sandbox-quickbooks.api.intuit.com",
    tokenUrl: "http://localhost:9/t",
  });
});

test("without settings there are no books", async () => {
  expect((await loadConfig(settings())).qbo).toBeNull();
});

test.each([
  [{ QBO_ENV: "production" }, /QBO_ENV, QBO_CLIENT_ID and QBO_CLIENT_SECRET is not usable: go together/],
  [{ QBO_ENV: "test", ...intuitApp }, /QBO_ENV is not usable: must be one of simulator, sandbox, production/],
  [{ QBO_ENV: "simulator", ...intuitApp }, /QBO_ENV is not usable: as simulator needs QBO_AUTHORIZE_URL/],
  [{ QBO_TOKEN_KEY: "short" }, /QBO_TOKEN_KEY is not usable/],
])("books that cannot be opened are named: %j", async (wrong, message) => {
  await expect(loadConfig(settings(wrong))).rejects.toThrow(message);
});

test("a provider's secret may stand in a file too", async () => {
  const path = join(folder, "google");
  await writeFile(path, "its secret\n");

  const { auth } = await loadConfig(
    settings({ AUTH_PROVIDER_GOOGLE_CLIENT_ID: "boresight", AUTH_PROVIDER_GOOGLE_CLIENT_SECRET_FILE: path }),
  );

  expect(auth.providers).toMatchObject([{ id: "google", clientSecret: "its secret" }]);
});

test("proxies are trusted by address or network, and a name ends the start with a sentence", async () => {
  const { trustedProxies } = await loadConfig(settings({ TRUSTED_PROXIES: "10.0.0.0/8, fd00::1" }));
  expect(trustedProxies).toEqual(["10.0.0.0/8", "fd00::1"]);

  await expect(loadConfig(settings({ TRUSTED_PROXIES: "10.0.0.5 nginx" }))).rejects.toThrow(
    "The setting TRUSTED_PROXIES is not usable: must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas: names are not looked up.",
  );
});

test.each(["office@shop.example", "Acme, Inc. <office@shop.example>", '"Acme" <office@shop.example> '])(
  "mails may be sent from %s",
  async (from) => {
    await expect(loadConfig(settings({ MAIL_FROM: from }))).resolves.toMatchObject({ mail: { from } });
  },
);

test.each(["Acme", "Acme <office>", "office@shop.example>"])("mails cannot be sent from %s", async (from) => {
  await expect(loadConfig(settings({ MAIL_FROM: from }))).rejects.toThrow(
    "The setting MAIL_FROM is not usable: must be an address such as office@shop.example",
  );
});
