import { topicOf } from "@boresight/domain/customers/message-topic";
import { mailLocales, type MailLocale } from "@boresight/domain/mail/email-template";
import { readTemplate } from "@boresight/domain/mail/email-template-language";
import { safeHtml } from "#modules/mail/texts/safe-html.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainText } from "#integrations/mail/plain-text.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import type { MailContext } from "../orders/mail-context.ts";
import { renderOrderMail, renderOrderText, type MailText } from "./render-order-mail.ts";

const deps = { brandName: "Boresight", clientUrl: "http://client.test", publicUrl: "http://shop.test" };
const context: MailContext = {
  customer: { companyName: "Carla's Collision", firstName: "Carla" },
  contact: { name: "Carla Ortiz" },
  order: {
    id: "0b9d2f6e-8f0c-4a53-9c39-6a1d0e5f7a10",
    internalOrderNumber: "SO-100042",
    repairOrderNumber: "RO 77",
    poNumber: null,
    statusLabel: "Ready",
    estimatedCompletionDate: "2026-05-05T22:00:00Z",
    holdReasonKey: "lowBattery",
    cancellationReason: "Total loss",
    missingItems: "A photo of the bumper",
    calibrations: [{ name: "Front camera" }, { name: "Front radar" }],
  },
  vehicle: { vehicleDescription: "2021 Toyota Camry SE", vinNumber: "4T1G11AK2MU990001" },
  appointment: { startsAt: "2026-05-04T15:00:00Z", kind: "dropOff", facility: "Denver" },
  estimate: { number: "E-100042-R1", totalCents: 35_363, validUntil: "2026-06-03" },
  invoice: { number: "INV-7", totalCents: 35_363, balanceCents: 10_000, dueDate: "2026-06-03" },
  facility: {
    facilityName: "Denver",
    phone: "+13035550100",
    address: "1 Alameda Ave, Denver, CO 80223",
    timeZone: "America/Denver",
  },
  user: { displayName: "Ada Admin" },
  message: { text: "The bumper is back on." },
};

/** What one text message of 160 is made of; any other letter leaves it 70. */
const gsmLetters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
let keysWithTopic: string[];

const render = (
  bodyHtml: string,
  { locale = "en", subject = "Subject", given = context }: Partial<MailText> & { given?: MailContext } = {},
) => renderOrderMail({ locale, subject, bodyHtml }, given, deps);

let db: TestDatabase;
let texts: { key: string; locale: MailLocale; subject: string; bodyHtml: string }[];
beforeAll(async () => {
  db = await cloneDatabase();
  const { rows } = await db.owner.query(
    `select t.key, x.locale, x.subject, x.body_html as "bodyHtml" from app.email_template_texts x
      join app.email_templates t on t.id = x.email_template_id`,
  );
  texts = rows;
  keysWithTopic = [...new Set(texts.map(({ key }) => key))].filter((key) => topicOf(key) !== null);
});
afterAll(() => db[Symbol.asyncDispose]());

describe("the initial texts", () => {
  test("each email exists in every language, without validation problems", () => {
    const keys = new Set(texts.map(({ key }) => key));

    expect(keys.size).toBeGreaterThanOrEqual(27);
    expect(texts).toHaveLength(keys.size * mailLocales.length);
    for (const { key, locale, subject, bodyHtml } of texts) {
      expect(readTemplate(subject).problems, `${key} ${locale}`).toEqual([]);
      expect(readTemplate(bodyHtml).problems, `${key} ${locale}`).toEqual([]);
      expect(safeHtml(bodyHtml), `${key} ${locale}`).toBe(bodyHtml);
    }
  });

  test("each is rendered for a complete order and for a minimal one", () => {
    const bare = { ...context, appointment: null, estimate: null, invoice: null, facility: null };

    for (const text of texts) {
      const [full, empty] = [context, bare].map((given) => renderOrderMail(text, given, deps));

      expect(full?.subject.length, text.key).toBeGreaterThan(3);
      expect(plainText(full?.html ?? "")).toContain("http://client.test/service-orders/");
      expect(`${full?.html}${empty?.html}`).not.toMatch(/\{\{|\{%|undefined|\[object/);
    }
  });
});

describe("a text message", () => {
  const ofShop = { ...context, shop: { companyName: "Acme Calibration" } };
  const write = (template: string, locale: MailLocale) => renderOrderText({ template, locale }, ofShop, deps);

  test("has a sentence of its own for each email that it can stand for, with shop, order and link", () => {
    for (const locale of mailLocales) {
      const sentences = keysWithTopic.map((key) => write(key, locale));

      expect(new Set(sentences).size).toBe(keysWithTopic.length);
      expect(sentences).not.toContain(write("anything else", locale));
      const nameless = keysWithTopic.filter((_key, index) => !sentences[index]?.includes("SO-100042"));
      expect(nameless).toEqual(["statement"]);
      for (const [index, text] of sentences.entries()) {
        expect(text, keysWithTopic[index]).toContain("Acme Calibration");
        expect(text, keysWithTopic[index]).toContain(`http://client.test/service-orders/${context.order.id}`);
        expect(text, keysWithTopic[index]).toContain("STOP");
      }
    }
  });

  test.each(["en", "fr"] as const)("in %s is one message of 160 letters that every phone has", (locale) => {
    for (const key of keysWithTopic) {
      const text = write(key, locale);

      expect(text.length, text).toBeLessThanOrEqual(160);
      expect(
        text.split("").filter((letter) => !gsmLetters.has(letter)),
        text,
      ).toEqual([]);
    }
  });

  test("on the way says when we arrive, by the clock of the place, where that is known", () => {
    const trip = { arrival: "2026-05-04T15:10:00Z" };
    const told = (locale: MailLocale) => renderOrderText({ template: "on-my-way", locale }, { ...ofShop, trip }, deps);

    expect(told("en")).toContain("SO-100042: we arrive at about 9:10 AM.");
    expect(told("fr")).toContain("nous arrivons vers 9:10.");
    expect([told("en").length, told("fr").length].every((length) => length <= 160)).toBe(true);
    expect(write("on-my-way", "en")).toContain("SO-100042: we are on our way to you.");
  });

  test("in Arabic fits into three, and isolates the order's number", () => {
    for (const key of keysWithTopic) expect(write(key, "ar").length, key).toBeLessThanOrEqual(201);
    expect(write("on-hold", "ar")).toContain("\u2068SO-100042\u2069");
  });
});

test("dates, times and money follow the language and the facility's time zone", () => {
  const body = "<p>{{appointment.start}} {{estimate.total}} {{estimate.validUntil}}</p>";

  expect(plainText(render(body).html)).toContain("Monday, May 4 at 9:00 AM MDT $353.63 June 3, 2026");
  expect(plainText(render(body, { locale: "fr" }).html)).toMatch(/lundi 4 mai.*9:00.*353,63\s\$US 3 juin 2026/);
});

test("the hold reason is in the email's language", () => {
  const words = mailLocales.map((locale) => plainText(render("<p>({{order.holdReason}})</p>", { locale }).html));

  expect(words[0]).toContain("(Low battery)");
  expect(words[1]).toContain("(Batterie faible)");
  expect(words[2]).toContain("(\u2068البطارية ضعيفة\u2069)");
});

const held = (holdReasonKey: string) =>
  plainText(
    render("<p>{{order.holdReason}}</p>", { given: { ...context, order: { ...context.order, holdReasonKey } } }).html,
  );

test("a mail about missing parts says which; a note of other holds stays among staff", () => {
  expect(held("partsMissing")).toContain("Parts missing (A photo of the bumper)");
  expect(held("equipmentDown")).not.toContain("bumper");
});

test("an Arabic email is laid out right to left and isolates Latin names", () => {
  const { html } = render("<p>{{vehicle.vehicleDescription}}</p>", { locale: "ar" });

  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain("\u20682021 Toyota Camry SE\u2069");
});

test("a link that stands alone becomes a button with the order's address", () => {
  const { html } = render('<p><a href="{{order.url}}">See it</a></p>');

  expect(html).toMatch(
    /<a href="http:\/\/client\.test\/service-orders\/0b9d2f6e-8f0c-4a53-9c39-6a1d0e5f7a10" style="display:inline-block[^>]*>See it</,
  );
});

test("conditions and the list of calibrations show only what exists", () => {
  const { html } = render(
    "<p>{{#if order.poNumber}}PO {{order.poNumber}}{{else}}no PO{{/if}}</p><ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul>",
  );

  expect(plainText(html)).toContain("no PO\n\nFront camera\n\nFront radar");
});

test("user input in an order stays text", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=x>', "{{order.url}}", "{% raw %}"),
      (typed) => {
        const given = { ...context, message: { text: typed }, customer: { companyName: typed, firstName: typed } };

        const { html, subject } = render("<p>{{message.text}} {{customer.companyName}}</p>", {
          subject: "{{customer.firstName}}",
          given,
        });

        expect(html).not.toMatch(/<script|<img|onerror=x>/);
        expect(plainText(html)).toContain(typed);
        expect(subject).toBe(`${typed} · RO 77`);
      },
    ),
  );
});

test("a line break in a name does not break the subject", () => {
  const given = { ...context, customer: { companyName: "A\r\nBcc: all@example.com", firstName: "" } };

  expect(render("<p>x</p>", { subject: "For {{customer.companyName}}", given }).subject).toBe(
    "For A Bcc: all@example.com · RO 77",
  );
});

test("an invalid template is not sent", () => {
  expect(() => render("<p>{{order.nonsense}}</p>")).toThrow('There is no variable "order.nonsense"');
});

test("once the shop has said its name, mails carry it instead of the server's", () => {
  const text = { locale: "en", subject: "From {{company.name}}", bodyHtml: "<p>Hello</p>" } as const;

  const { subject, html } = renderOrderMail(
    text,
    { ...context, shop: { companyName: "Acme Calibration", logoMark: "0a1b" } },
    deps,
  );

  expect(html).toContain(`src="http://shop.test/v1/functions/shop-logo/0a1b"`);
  expect(subject).toBe("From Acme Calibration · RO 77");
  expect(html).toContain("Acme Calibration");
  expect(html).not.toContain(deps.brandName);
});

test("mails have the color of the shop's documents, in their head, buttons and links", () => {
  const shop = { companyName: "Acme Calibration", accentColor: "#7a1f1f" };
  const bodyHtml = '<p><a href="{{order.url}}">See it</a></p><p>Or <a href="{{order.url}}">here</a></p>';
  const coloured = (given: MailContext) =>
    renderOrderMail({ locale: "en", subject: "News", bodyHtml }, given, deps).html.match(
      /(?:background|color):#(?:7a1f1f|00719a)/g,
    );

  expect(coloured({ ...context, shop })).toEqual(["background:#7a1f1f", "background:#7a1f1f", "color:#7a1f1f"]);
  expect(coloured(context)).toEqual(["background:#00719a", "background:#00719a", "color:#00719a"]);
});

test.each([
  ["6105550140", "(610) 555-0140"],
  ["+41441234567", "+41 44 123 45 67"],
])("a location's telephone %s is written as %s", (phone, words) => {
  const facility = { facilityName: "Denver", phone, address: null, timeZone: "America/Denver" };
  const text = { locale: "en", subject: "News", bodyHtml: "<p>Call {{facility.phone}}</p>" } as const;

  expect(renderOrderMail(text, { ...context, facility }, deps).html).toContain(`Call ${words}`);
});
