import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMessage, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { readMail } from "../../../../test/mailbox.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let orderId: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  orderId = (await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" })).id;
  await addInvoice(server.db.owner, shop, { service_order_id: orderId });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

interface Text {
  id: string;
  version: number;
  subject: string;
  bodyHtml: string;
}

async function read(person: Person, key: string) {
  const answer = await ask(
    person,
    `query ($key: String!) { emailTemplateByKey(key: $key) { id enabled recipients serviceOrderStatus { key }
      texts(filter: { locale: { equalTo: "en" } }) { nodes { id version subject bodyHtml
        versions(orderBy: VERSION_DESC) { nodes { id version subject savedByUser { displayName } } } } } } }`,
    { key },
  );
  return { answer, template: answer.data?.emailTemplateByKey, text: answer.data?.emailTemplateByKey?.texts.nodes[0] };
}

const update = (person: Person, input: Partial<Text>) =>
  ask(
    person,
    `mutation ($input: UpdateEmailTemplateInput!) { updateEmailTemplate(input: $input) { emailTemplateText { id version subject bodyHtml } } }`,
    { input },
  );

test("a technician edits an email: the text is sanitised, versioned and stored", async () => {
  const { text } = await read(shop.tom, "on-hold");

  const answer = await update(shop.tom, {
    id: text.id,
    version: 1,
    subject: "{{order.internalOrderNumber}} waits",
    bodyHtml: "<div onclick='x()'>Sorry, {{contact.name}}<script>alert(1)</script></div>",
  });

  expect(answer.data.updateEmailTemplate.emailTemplateText).toEqual({
    id: text.id,
    version: 2,
    subject: "{{order.internalOrderNumber}} waits",
    bodyHtml: "<p>Sorry, {{contact.name}}</p>",
  });
  expect((await read(shop.ada, "on-hold")).text.versions.nodes).toMatchObject([
    { version: 2, savedByUser: { displayName: "Tom Technician" } },
    { version: 1, savedByUser: null },
  ]);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("staff see how often a template went out lately, and who edited it; customers do not", async () => {
  const sent = { service_order_id: orderId, template: "vehicle-arrived", status: "sent" };
  await save(server.db.owner, "app.messages", [
    buildMessage({ ...sent, created_at: daysAgo(1) }),
    buildMessage({ ...sent, created_at: daysAgo(29), status: "delivered" }),
    buildMessage({ ...sent, created_at: daysAgo(31) }),
    buildMessage({ ...sent, created_at: daysAgo(1), status: "failed" }),
  ]);
  const { text } = await read(shop.tom, "appointment-changed");
  await update(shop.tom, { id: text.id, version: 1, subject: "Expired", bodyHtml: "<p>It has expired.</p>" });

  const query = "{ emailTemplates(first: 100) { nodes { key use { sent isMore editedAt editedBy } } } }";
  const useOf = ({ data }: Awaited<ReturnType<typeof ask>>, key: string) =>
    data.emailTemplates.nodes.find((one: { key: string }) => one.key === key).use;
  const answer = await ask(shop.tom, query);
  const refused = await ask(shop.carla, query);

  expect(useOf(answer, "vehicle-arrived")).toEqual({ sent: 2, isMore: false, editedAt: null, editedBy: null });
  expect(useOf(answer, "appointment-changed")).toMatchObject({ sent: 0, editedBy: "Tom Technician" });
  expect(useOf(answer, "appointment-changed").editedAt).not.toBeNull();
  expect(refused.data?.emailTemplates?.nodes ?? []).toEqual([]);
});

test("an unknown variable blocks saving, with its name and the nearest known one at its field", async () => {
  const { text } = await read(shop.ada, "vehicle-ready");

  const answer = await update(shop.ada, {
    id: text.id,
    version: text.version,
    subject: "Ready",
    bodyHtml: "<p>{{vehicle.discription}}</p>",
  });

  expect(answer.errors[0].extensions).toMatchObject({
    code: "invalid-input",
    fields: [
      {
        field: "bodyHtml",
        message: 'There is no variable "vehicle.discription". Did you mean vehicle.vehicleDescription?',
      },
    ],
  });
});

test("the second of two editors gets an error, and nothing is lost", async () => {
  const { text } = await read(shop.ada, "no-show");
  const draft = { id: text.id, version: text.version, bodyHtml: "<p>Hello</p>" };
  await update(shop.ada, { ...draft, subject: "First" });

  const second = await update(shop.tom, { ...draft, subject: "Second" });

  expect(second.errors[0].extensions.code).toBe("definition-changed");
  expect((await read(shop.ada, "no-show")).text.subject).toBe("First");
});

test("an earlier version is restored as a new one", async () => {
  const { text } = await read(shop.ada, "documents-ready");
  await update(shop.ada, { id: text.id, version: 1, subject: "Changed", bodyHtml: "<p>Changed</p>" });
  const former = (await read(shop.ada, "documents-ready")).text.versions.nodes.at(-1);

  const answer = await ask(
    shop.ada,
    `mutation ($input: RestoreEmailTemplateVersionInput!) { restoreEmailTemplateVersion(input: $input) { emailTemplateText { version subject } } }`,
    { input: { id: former.id, version: 2 } },
  );

  expect(answer.data.restoreEmailTemplateVersion.emailTemplateText).toEqual({ version: 3, subject: text.subject });
});

test("an email is disabled and its recipients changed; invalid recipients are rejected", async () => {
  const { template } = await read(shop.ada, "po-reminder");
  const change = (input: object) =>
    ask(
      shop.ada,
      `mutation ($input: ChangeEmailTemplateInput!) { changeEmailTemplate(input: $input) { emailTemplate { enabled recipients } } }`,
      { input: { id: template.id, enabled: false, ...input } },
    );

  const changed = await change({ recipients: ["technician", "boss@example.com"] });
  const refused = await change({ recipients: ["everybody"] });

  expect(changed.data.changeEmailTemplate.emailTemplate).toEqual({
    enabled: false,
    recipients: ["technician", "boss@example.com"],
  });
  expect(refused.errors[0].extensions.fields[0].field).toBe("recipients.0");
});

const change = (person: Person, input: object) =>
  ask(
    person,
    `mutation ($input: ChangeEmailTemplateInput!) { changeEmailTemplate(input: $input) { emailTemplate { recipients } } }`,
    { input: { enabled: true, ...input } },
  );

const moneyMails = [
  "estimate-sent",
  "estimate-declined",
  "supplement-sent",
  "invoice-sent",
  "invoice-overdue",
  "payment-received",
  "statement",
];

test.each(moneyMails)("a technician changes neither text nor recipients of %s", async (key) => {
  const { template, text } = await read(shop.tom, key);

  const answers = [
    await change(shop.tom, { id: template.id, recipients: ["technician"] }),
    await update(shop.tom, { id: text.id, version: text.version, subject: "Mine", bodyHtml: "<p>Mine</p>" }),
  ];

  expect(answers.map(({ errors }) => errors[0].extensions.code)).toEqual(["permission-error", "permission-error"]);
  expect(answers[0]?.errors[0].message).toContain("by an admin");
});

test("only an admin adds an address to an email, and the office is alerted of it", async () => {
  const { template } = await read(shop.ada, "vehicle-arrived");
  const add = (person: Person, recipients: string[]) => change(person, { id: template.id, recipients });

  const refused = await add(shop.tom, ["preferredContact", "tom-private@evil.example"]);
  const added = await add(shop.ada, ["preferredContact", "insurer@example.com"]);
  const left = await add(shop.tom, ["allContacts", "insurer@example.com"]);

  expect(refused.errors[0].message).toBe(
    "Only an admin can send copies to an email address. Choose people on the order instead.",
  );
  expect([added, left].map(({ data }) => data.changeEmailTemplate.emailTemplate.recipients)).toEqual([
    ["preferredContact", "insurer@example.com"],
    ["allContacts", "insurer@example.com"],
  ]);
  const { rows } = await server.db.owner.query(
    "select message from app.admin_notifications where kind = 'mailRecipientAdded' and message like '%insurer%'",
  );
  expect(rows).toEqual([{ message: "“Vehicle arrived” emails now also go to insurer@example.com" }]);
});

/** Returns the error of a statement that a technician's own role runs, or undefined; nothing stays. */
async function refusedOfTom(text: string): Promise<unknown> {
  const client = await server.db.owner.connect();
  try {
    await client.query("begin; set local role app_technician; set local app.role = 'technician'");
    return await client.query(text).then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("the database refuses a technician's address, and a text that names the invoice, by itself", async () => {
  const answers = [
    await refusedOfTom("update app.email_templates set recipients = '{a@x.example}' where key = 'on-hold'"),
    await refusedOfTom("update app.email_template_texts set body_html = '{{#if x}}{{ invoice.total }}{{/if}}'"),
    await refusedOfTom("update app.email_template_texts set body_html = 'See your invoice. Thank you.'"),
  ];

  expect(answers).toEqual([
    expect.objectContaining({ code: "42501" }),
    expect.objectContaining({ code: "42501" }),
    undefined,
  ]);
});

test("a technician writes about an invoice, but names nothing of it", async () => {
  const { text } = await read(shop.tom, "vehicle-ready");
  const draft = { id: text.id, version: text.version, subject: "Ready" };

  const refused = await update(shop.tom, {
    ...draft,
    bodyHtml: "<p>{{#if invoice.number}}{{ invoice.url }}{{/if}}</p>",
  });
  const written = await update(shop.tom, { ...draft, bodyHtml: "<p>We will send your invoice. Thank you.</p>" });

  expect(refused.errors[0].extensions.code).toBe("permission-error");
  expect(written.data.updateEmailTemplate.emailTemplateText.subject).toBe("Ready");
});

const preview = (person: Person, draft: object) =>
  ask(
    person,
    `query ($draft: EmailDraftInput!) { previewEmailTemplate(draft: $draft) { subject html text problems { field message } } }`,
    { draft: { locale: "en", subject: "Hello", bodyHtml: "<p>x</p>", orderId, ...draft } },
  );

test("a draft is previewed with a real order, or with its problems", async () => {
  const shown = await preview(shop.ada, { bodyHtml: "<p>{{vehicle.vehicleDescription}} {{invoice.total}}</p>" });
  const wrong = await preview(shop.ada, { subject: "{{a}}" });

  expect(shown.data.previewEmailTemplate).toMatchObject({
    subject: "Hello",
    text: expect.stringContaining("2021 Toyota Camry SE $353.63"),
    problems: [],
  });
  expect(wrong.data.previewEmailTemplate).toMatchObject({
    html: "",
    problems: [{ field: "subject", message: expect.stringContaining('no variable "a"') }],
  });
});

test("a technician's preview hides the invoice's amounts", async () => {
  const shown = await preview(shop.tom, { bodyHtml: "<p>Total: {{invoice.total}}.</p>" });

  expect(shown.data.previewEmailTemplate.text).toContain("Total: .");
});

test("a test email goes only to whoever requests it", async () => {
  const answer = await ask(
    shop.tom,
    `mutation ($input: EmailDraftInput!) { sendTestEmail(input: $input) { sentTo } }`,
    { input: { locale: "ar", subject: "{{order.internalOrderNumber}}", bodyHtml: "<p>مرحبًا</p>", orderId } },
  );

  expect(answer.data.sendTestEmail.sentTo).toBe("tom@example.com");
  expect(await readMail(server, "tom@example.com")).toMatchObject({
    template: "test",
    status: "queued",
    body: expect.stringContaining('dir="rtl"'),
  });
});

const retry = (person: Person, id: string) =>
  ask(person, `mutation ($input: RetryMessageInput!) { retryMessage(input: $input) { message { status } } }`, {
    input: { id },
  });

test("a failed email is resent and its alert ends; a delivered one is not", async () => {
  const failed = buildMessage({ service_order_id: orderId, status: "failed", error: "Mailbox full" });
  const sent = buildMessage({ service_order_id: orderId, status: "sent" });
  await save(server.db.owner, "app.messages", [failed, sent]);
  await save(server.db.owner, "app.admin_notifications", [
    { message: "bounced", kind: "emailBounced", dedupe_key: `emailBounced:${failed.id}`, service_order_id: orderId },
  ]);

  const again = await retry(shop.tom, failed.id);
  const twice = await retry(shop.tom, failed.id);
  const arrived = await retry(shop.tom, sent.id);

  expect(again.data.retryMessage.message.status).toBe("queued");
  expect([twice, arrived].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "message-not-failed",
    "message-not-failed",
  ]);
  const { rows } = await server.db.owner.query({
    text: "select status from app.admin_notifications where dedupe_key = $1",
    values: [`emailBounced:${failed.id}`],
  });
  expect(rows).toEqual([{ status: "handled" }]);
});

test("customers can neither read, edit, preview, test nor resend emails", async () => {
  const { text } = await read(shop.ada, "on-hold");
  const input = { id: text.id, version: text.version, subject: "Mine", bodyHtml: "<p>Mine</p>" };

  const answers = [
    (await read(shop.carla, "on-hold")).answer,
    await update(shop.carla, input),
    await preview(shop.carla, {}),
    await retry(shop.carla, orderId),
  ];

  expect(answers.map(({ errors }) => errors[0].extensions.code)).toEqual(answers.map(() => "permission-error"));
});
