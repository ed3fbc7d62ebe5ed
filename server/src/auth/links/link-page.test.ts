import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { mailInvitation } from "#modules/accounts/mail/mail-invitation.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { readMail, readMails } from "../../../test/mailbox.ts";
import { buildAccount } from "../../../test/people.ts";
import { authConfig, startServer } from "../../../test/server.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";

const hour = 3_600_000;
let later = 0;
const redirectUrls = ["http://other.test", "myapp://open"];
const server = await startServer({
  auth: authConfig({ redirectUrls }),
  clock: () => new Date(Date.now() + later),
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => void (later = 0));

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";

interface Opened {
  status: number;
  headers: Headers;
  text: string;
}

async function request(link: string, init: RequestInit): Promise<Opened> {
  const { pathname, search } = new URL(link);
  const response = await fetch(server.url + pathname + search, { redirect: "manual", ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const navigate = (link: string) => request(link, { headers: { accept: browser } });
const press = (link: string, body = "") =>
  request(link, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body });
const leadsTo = ({ headers }: Opened) => headers.get("location") ?? "";

async function signInLink(options: object = {}, given: object = {}) {
  const uma = await buildAccount(server.db, { emailVerified: true, ...given });
  await server.post("/v1/auth/signin/passwordless/email", { email: uma.email, options });
  return { uma, link: (await readMail(server, uma.email!)).link };
}

describe("a browser that opens the link of a mail", () => {
  test("is asked first, as often as it looks, and gets in by the button, once", async () => {
    const { uma, link } = await signInLink();

    const looks = [await navigate(link), await navigate(link), await navigate(link)];
    const [pressed, again] = [await press(link), await press(link)];

    for (const { status, text, headers } of looks) {
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(text).toContain(`The button signs you in as ${uma.email}.`);
      expect(text).not.toContain("refreshToken");
    }
    expect(pressed.status).toBe(302);
    expect(leadsTo(pressed)).toMatch(/refreshToken=[0-9a-f-]{36}&type=passwordlessEmail$/);
    expect(leadsTo(again)).toContain("error=invalid-ticket");
  });

  test("spends nothing with HEAD, whatever it accepts", async () => {
    const { link } = await signInLink();

    const looks = [
      await request(link, { method: "HEAD", headers: { accept: browser } }),
      await request(link, { method: "HEAD" }),
    ];

    expect(looks.map(({ status }) => status)).toEqual([302, 302]);
    expect(leadsTo(await press(link))).toContain("refreshToken=");
  });

  test("is led on at once by a link that is spent, expired or wrong", async () => {
    const { link } = await signInLink();
    const wrong = await navigate(link.replace("signinPasswordless", "passwordReset"));
    const elsewhere = await navigate(link.replace(/redirectTo=.*/, "redirectTo=http://evil.test"));
    later = hour;
    const expired = await navigate(link);

    expect([wrong, expired].map(leadsTo)).toEqual([
      expect.stringContaining("error=invalid-ticket"),
      expect.stringContaining("error=invalid-ticket"),
    ]);
    expect(leadsTo(elsewhere)).toMatch(/^http:\/\/client\.test\/.*error=redirectTo-not-allowed/);
  });

  test("is told at once that its account is disabled", async () => {
    const { uma, link } = await signInLink();
    await server.db.owner.query("update app.users set disabled = true where id = $1", [uma.id]);

    expect(leadsTo(await navigate(link))).toContain("error=disabled-user");
  });
});

async function invited() {
  const uma = await buildAccount(server.db, { emailVerified: false, locale: "en" });
  const deps = { clock: () => new Date(Date.now() + later), ids: randomUUID, config: server.config };
  await asSystem(server.db.server, (system) => mailInvitation({ ...uma, email: uma.email! }, system, deps));
  return { email: uma.email!, link: (await readMail(server, uma.email!)).link };
}

describe("an invitation", () => {
  const day = 24 * hour;

  test("works for seven days", async () => {
    const { link } = await invited();
    later = 7 * day - hour;

    const { text } = await navigate(link);

    expect(text).toContain("<button>Choose a password</button>");
    expect(leadsTo(await press(link))).toMatch(/refreshToken=[0-9a-f-]{36}&type=passwordReset$/);
  });

  test("that has expired is renewed by whoever holds it, by mail to its address, once", async () => {
    const { link, email } = await invited();
    later = 8 * day;

    const page = await navigate(link);
    const before = (await readMails(server, email)).length;
    const pressed = await press(link);
    const again = await press(link);
    const mails = await readMails(server, email);

    expect(page.text).toContain("This invitation has expired");
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining(`It is on its way to ${email}`)]);
    expect(pressed.text).not.toContain("<form");
    expect(leadsTo(again)).toContain("error=invalid-ticket");
    expect([before, mails.length]).toEqual([1, 2]);
    const renewed = mails.find((mail) => mail.link !== link)!.link;
    expect(leadsTo(await press(renewed))).toContain("refreshToken=");
  });

  test("that has expired signs no program in, and mails nobody when one looks", async () => {
    const { link, email } = await invited();
    later = 8 * day;

    const answer = await request(link, { headers: { accept: "application/json" } });

    expect(leadsTo(answer)).toContain("error=invalid-ticket");
    expect(await readMails(server, email)).toHaveLength(1);
  });

  test("of a disabled account is not renewed", async () => {
    const { link, email } = await invited();
    await server.db.owner.query("update app.users set disabled = true where email = $1", [email]);
    later = 8 * day;

    expect(leadsTo(await press(link))).toContain("error=");
    expect(await readMails(server, email)).toHaveLength(1);
  });
});

describe("the page", () => {
  test.each([
    ["fr", "ltr", "Se connecter"],
    ["ar", "rtl", "تسجيل الدخول"],
  ])("is in the language %s of the account", async (locale, direction, button) => {
    const { link } = await signInLink({}, { locale });

    const { text } = await navigate(link);

    expect(text).toContain(`<html lang="${locale}" dir="${direction}">`);
    expect(text).toContain(`<button>${button}</button>`);
  });

  test("names both addresses where one takes the other's place", async () => {
    const uma = await buildAccount(server.db, { emailVerified: true });
    const { bearer } = await signInAs(server, uma.email);
    await server.post("/v1/auth/user/email/change", { newEmail: "uma.new@example.com" }, bearer);

    const { text } = await navigate((await readMail(server, "uma.new@example.com")).link);

    expect(text).toContain(`at Boresight from ${uma.email} to uma.new@example.com`);
  });

  test.each([
    ["http://other.test/in?a=1", "http://other.test"],
    ["myapp://open/orders", "myapp:"],
  ])("lets its form lead on to %s, runs no script and is shown in no frame", async (redirectTo, source) => {
    const { link } = await signInLink({ redirectTo });

    const policy = (await navigate(link)).headers.get("content-security-policy");

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${source};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("shows what people typed as text", async () => {
    await server.db.owner.query("update app.shop_settings set company_name = $1", ["<script>Tint & Glass"]);
    const { link } = await signInLink();

    expect((await navigate(link)).text).toContain("<span>&lt;script&gt;Tint &amp; Glass</span>");
  });
});
