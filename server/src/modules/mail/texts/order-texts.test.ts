import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { startFakeSmsGateway, type FakeSmsGateway } from "../../../../test/fakes/fake-sms-gateway.ts";
import { postText } from "../../../../test/fakes/post-text.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let gateway: FakeSmsGateway;
const phone = "+13035550103";

beforeAll(async () => {
  gateway = await startFakeSmsGateway();
  server = await startServer({ twilio: gateway.settings });
  shop = await openShop(server.db.owner);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});
beforeEach(async () => {
  gateway.taken.length = 0;
  await server.db.owner.query("truncate app.text_consents");
  await server.db.owner.query("delete from app.messages");
  await server.db.owner.query("delete from app.conversations");
  await server.db.owner.query("update app.facilities set working_hours = '{}'"); // It answers nothing by itself.
  await server.db.owner.query(
    `update app.customers set notify_by_sms = true, unwanted_texts = '{}', phone = '(303) 555-0104'`,
  );
  await server.db.owner.query("update app.contacts set phone = '(303) 555-0103'");
});

async function consent(person: Person, values: object) {
  const query = `mutation ($input: RecordTextConsentInput!) { recordTextConsent(input: $input) { customer {
    id contacts(first: 5) { nodes { textConsent { isGiven method recordedBy } } } } } }`;
  const input = { customerId: shop.carla.customerId, phone, isGiven: true, ...values };
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return {
    consent: data?.recordTextConsent?.customer.contacts.nodes[0].textConsent,
    code: errors?.[0].extensions.code,
    field: errors?.[0].extensions.fields?.[0].field,
  };
}

const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

const reply = (body: string, from = phone): Promise<string> =>
  postText({ Body: body, From: from }, { url: server.url, publicUrl: "http://shop.test", gateway });

const holdAnOrder = async () => {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  await inTransaction(server.db.server, shop.ada, (tx) =>
    changeServiceOrderStatus({ id, version: 1, statusKey: "hold", holdReasonKey: "lowBattery" }, tx),
  );
  return id;
};

async function texts() {
  const { rows } = await server.db.owner.query(
    "select recipient, template, status, error from app.messages where channel = 'sms' order by created_at",
  );
  return rows;
}

async function untilDone() {
  const jobs = await startJobs(server);
  await expect
    .poll(async () => (await server.db.owner.query("select id from app.messages where status = 'queued'")).rowCount)
    .toBe(0);
  await jobs[Symbol.asyncDispose]();
}

describe("a text message about an order", () => {
  test("goes to the preferred contact's phone that agreed, in the transaction of the change", async () => {
    await consent(shop.tom, {});

    const id = await holdAnOrder();
    await untilDone();

    expect(gateway.taken).toEqual([
      {
        To: phone,
        From: gateway.settings.from,
        Body: expect.stringMatching(
          new RegExp(
            `^Boresight: SO-\\d+ is on hold\\. http://client\\.test/service-orders/${id} Reply STOP to opt out\\.$`,
          ),
        ),
      },
    ]);
    expect(await texts()).toEqual([{ recipient: phone, template: "on-hold", status: "sent", error: "" }]);
  });

  test.each([
    ["nobody agreed", "select 1"],
    ["the customer wants no texts", "update app.customers set notify_by_sms = false"],
    ["the customer wants none about its vehicle", "update app.customers set unwanted_texts = '{vehicle}'"],
  ])("is not queued when %s", async (name, change) => {
    if (name !== "nobody agreed") await consent(shop.tom, {});
    await server.db.owner.query(change);

    await holdAnOrder();

    expect(await texts()).toEqual([]);
  });

  test("that waits is not sent after STOP, and the log says why", async () => {
    await consent(shop.tom, {});
    await holdAnOrder();

    await reply("stop ");
    await untilDone();

    expect(gateway.taken).toEqual([]);
    expect(await texts()).toMatchObject([
      { status: "failed", error: "The phone's owner no longer wants text messages" },
    ]);
  });
});

describe("consent to text messages", () => {
  test("is recorded with who and how, by staff and by the customer itself", async () => {
    expect((await consent(shop.tom, {})).consent).toEqual({
      isGiven: true,
      method: "staff",
      recordedBy: "Tom Technician",
    });
    expect((await consent(shop.carla, { isGiven: false })).consent).toEqual({
      isGiven: false,
      method: "customer",
      recordedBy: "Carla Customer",
    });
    const { rows } = await server.db.owner.query("select is_given, phone from app.text_consents order by recorded_at");
    expect(rows).toEqual([
      { is_given: true, phone },
      { is_given: false, phone },
    ]);
  });

  test("is not recorded by another customer, or for a phone that is not theirs", async () => {
    expect((await consent(shop.cyd, {})).code).toBe("not-found");
    expect(await consent(shop.ada, { phone: "(303) 555-0199" })).toMatchObject({
      code: "invalid-input",
      field: "phone",
    });
    expect(await consent(shop.ada, { phone: "call me" })).toMatchObject({ code: "invalid-input", field: "phone" });
  });

  test("ends with STOP: only START gives it back, and only to who had agreed", async () => {
    await consent(shop.ada, {});

    expect(await reply("STOP")).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
    expect((await consent(shop.ada, {})).code).toBe("text-stopped");
    await holdAnOrder();
    expect(await texts()).toEqual([]);

    await reply("Start");
    await reply("START", "+13035550188");
    await holdAnOrder();

    expect(await texts()).toMatchObject([{ recipient: phone }]);
    const { rows } = await server.db.owner.query("select method, is_given from app.text_consents order by recorded_at");
    expect(rows).toEqual([
      { method: "staff", is_given: true },
      { method: "reply", is_given: false },
      { method: "reply", is_given: true },
    ]);
  });

  test("is not given by START where staff had recorded the withdrawal", async () => {
    await consent(shop.ada, {});
    await consent(shop.ada, { isGiven: false });

    await reply("START");

    await holdAnOrder();
    expect(await texts()).toEqual([]);
  });

  test.each(["Stop.", "Please stop texting me!", "No more texts please", "arrêtez", "توقف"])(
    "ends with %s too, which the answer confirms; START in any writing gives it back",
    async (body) => {
      await consent(shop.ada, {});

      expect(await reply(body)).toContain("you will get no more text messages from us");
      await holdAnOrder();
      expect(await texts()).toEqual([]);

      expect(await reply("Start, please")).toContain("you will get text messages about your orders again");
      await holdAnOrder();
      expect(await texts()).toMatchObject([{ recipient: phone }]);
    },
  );

  test("stays after a longer answer that speaks of stopping, and the office is asked to read it", async () => {
    await consent(shop.ada, {});
    const said = "I am annoyed that nobody can make all of this stop when I have told you three times";

    await reply(said);
    await reply("don't stop by before 5");

    await holdAnOrder();
    expect(await texts()).toMatchObject([{ recipient: phone }]);
    const { rows } = await server.db.owner.query(
      "select message from app.admin_notifications where kind = 'messagesMayBeUnwanted' and status = 'unhandled'",
    );
    expect(rows).toEqual([{ message: expect.stringContaining(said) }]);
  });

  test("ends when the provider refuses to text somebody who replied STOP to it", async () => {
    const theirs = "+13035550104";
    await consent(shop.ada, { phone: theirs });
    await server.db.owner.query("update app.contacts set phone = null, email = 'carla@example.com'");
    gateway.hearsStopOf(theirs);

    await holdAnOrder();
    await untilDone();

    expect((await consent(shop.ada, { phone: theirs })).code).toBe("text-stopped");
  });

  test("HELP in a shop without a name is answered in the product's", async () => {
    await server.db.owner.query("update app.shop_settings set company_name = ''");

    expect(await reply("HELP")).toContain("<Message>Boresight: this number only sends updates");
  });

  test.each(["HELP", "help!", "Info", "Aide", "مساعدة"])("%s is told whom to call", async (body) => {
    await server.db.owner.query("update app.facilities set phone = '+13035550100' where is_base");

    expect(await reply(body)).toContain("Call +13035550100. Reply STOP to opt out.</Message>");
    expect((await server.db.owner.query("select from app.conversations")).rowCount).toBe(0);
  });

  test("anything else, and a yes where nothing was stopped, is left to a person", async () => {
    expect(await reply("Is it ready?")).toBe(nothing);
    expect(await reply("Yes")).toBe(nothing);
    const { rows } = await server.db.owner.query("select body from app.conversation_messages order by created_at");
    expect(rows).toEqual([{ body: "Is it ready?" }, { body: "Yes" }]);
  });
});
