import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signedText, type SnsMessage } from "#integrations/deliveries/ses.ts";
import { buildMessage, save } from "#db/rows/factories.ts";
import { startServer, testConfig, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";

let server: TestServer;
let shop: Shop;
const twilio = {
  accountSid: "AC1",
  authToken: "token of the tests",
  from: "+15005550006",
  url: "http://x.test",
  statusUrl: null,
};
const postmarkSecret = "a secret of Postmark's";
const sesTopicArn = "arn:aws:sns:us-east-1:123456789012:mail";
const certificateUrl = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const asked: string[] = [];
const certificate = () => new Response(keys.publicKey.export({ type: "spki", format: "pem" }).toString());
let amazon: (url: string) => Promise<Response> | Response = certificate;

beforeAll(async () => {
  server = await startServer({
    twilio,
    mail: { ...testConfig.mail, postmarkSecret, sesTopicArn },
    linkLimits: { link: { count: 60, within: 60_000 }, unknownLink: { count: 3, within: 60_000 } },
    trustedProxies: ["127.0.0.1"],
    askAmazon: async (url) => {
      asked.push(url);
      return amazon(url);
    },
  });
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

let messageId: string;
/** Another for each test, because wrong attempts are counted by the address. */
let address = "203.0.113.1";
let tests = 0;
beforeEach(async () => {
  amazon = certificate;
  address = `203.0.113.${++tests}`;
  await server.db.owner.query("delete from app.messages");
  await server.db.owner.query("delete from app.undeliverable_addresses");
  await server.db.owner.query("delete from app.admin_notifications");
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const message = buildMessage({ service_order_id: order.id, status: "sent" });
  messageId = message.id;
  await save(server.db.owner, "app.messages", [message]);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.post(`/v1/functions/webhooks/${path}`, body, { "x-forwarded-for": address, ...headers });

const basic = (password: string) => ({ authorization: `Basic ${btoa(`boresight:${password}`)}` });
const toPostmark = (body: object, password = postmarkSecret) => post("postmark", body, basic(password));
const postmark = (values: object = {}) => ({
  RecordType: "Bounce",
  MessageID: crypto.randomUUID(),
  Type: "HardBounce",
  Email: "Carla@example.com",
  Details: "550 5.1.1 No such user",
  Metadata: { message: messageId },
  ...values,
});

function sns(values: Partial<SnsMessage>): SnsMessage {
  const message: SnsMessage = {
    Type: "Notification",
    MessageId: crypto.randomUUID(),
    TopicArn: sesTopicArn,
    Message: "{}",
    Timestamp: new Date().toISOString(),
    SignatureVersion: "2",
    SigningCertURL: certificateUrl,
    Signature: "",
    ...values,
  };
  return {
    ...message,
    Signature: sign("RSA-SHA256", Buffer.from(signedText(message)), keys.privateKey).toString("base64"),
  };
}
const toSes = (message: SnsMessage) =>
  post("ses", JSON.stringify(message), { "content-type": "text/plain; charset=UTF-8" });
const sesBounce = () => ({
  notificationType: "Bounce",
  mail: { headers: [{ name: "X-Boresight-Message", value: messageId }] },
  bounce: {
    bounceType: "Permanent",
    bouncedRecipients: [{ emailAddress: "carla@example.com", diagnosticCode: "smtp; 550 5.1.1 unknown" }],
  },
});

function toTwilio(path: string, fields: Record<string, string>, authToken = twilio.authToken) {
  const url = `http://shop.test/v1/functions/webhooks/${path}`;
  const signed =
    url +
    Object.keys(fields)
      .toSorted()
      .map((name) => name + fields[name])
      .join("");
  return post(path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-twilio-signature": createHmac("sha1", authToken).update(signed).digest("base64"),
  });
}

async function recorded() {
  const { rows } = await server.db.owner.query(
    `select m.status, m.error, (select array_agg(address || ' ' || reason) from app.undeliverable_addresses) as blocked,
      (select count(*)::integer from app.admin_notifications where kind = 'emailBounced' and status = 'unhandled') as alerts
      from app.messages m`,
  );
  return rows[0];
}

test("Postmark reports a bounce: the log shows it, the address is blocked and the office alerted, once", async () => {
  const report = postmark();

  expect((await toPostmark(report)).status).toBe(204);
  expect((await toPostmark(report)).status).toBe(204);

  expect(await recorded()).toEqual({
    status: "bounced",
    error: "550 5.1.1 No such user",
    blocked: ["carla@example.com bounced"],
    alerts: 1,
  });
});

test("what was delivered can still be complained about, and is not delivered again afterwards", async () => {
  await toPostmark(postmark({ RecordType: "Delivery", Email: undefined, Recipient: "carla@example.com" }));
  expect(await recorded()).toMatchObject({ status: "delivered", error: "", blocked: null, alerts: 0 });

  await toPostmark(postmark({ RecordType: "SpamComplaint", Type: "SpamComplaint" }));
  await toPostmark(postmark({ RecordType: "Delivery", MessageID: "another" }));

  expect(await recorded()).toMatchObject({ status: "complaint", blocked: ["carla@example.com complaint"] });
});

test("a full mailbox blocks nothing, and a report about another recipient changes no message", async () => {
  await toPostmark(postmark({ Type: "SoftBounce", Email: "cyd@example.com" }));
  expect(await recorded()).toMatchObject({ status: "sent", blocked: null });

  await toPostmark(postmark({ Type: "SoftBounce" }));
  expect(await recorded()).toMatchObject({ status: "bounced", blocked: null });
});

test("an automatic answer is no failure, and a later report of the same message is taken", async () => {
  const MessageID = crypto.randomUUID();
  await toPostmark(postmark({ RecordType: "Delivery", MessageID, Email: undefined, Recipient: "carla@example.com" }));
  await toPostmark(postmark({ MessageID, Type: "AutoResponder", ID: 1 }));
  expect(await recorded()).toMatchObject({ status: "delivered", blocked: null, alerts: 0 });

  await toPostmark(postmark({ MessageID, ID: 2, Email: "Carla <Carla@example.com>" }));

  expect(await recorded()).toMatchObject({ status: "bounced", blocked: ["carla@example.com bounced"], alerts: 1 });
});

test("Amazon's signed notification is taken once; its topic is subscribed to", async () => {
  const message = sns({ Message: JSON.stringify(sesBounce()) });

  expect((await toSes(message)).status).toBe(204);
  expect((await toSes(message)).status).toBe(204);

  expect(await recorded()).toEqual({
    status: "bounced",
    error: "smtp; 550 5.1.1 unknown",
    blocked: ["carla@example.com bounced"],
    alerts: 1,
  });
  expect(new Set(asked)).toEqual(new Set([certificateUrl]));
});

test.each([
  [
    "with another text than was signed",
    (m: SnsMessage) => ({ ...m, Message: JSON.stringify({ ...sesBounce(), x: 1 }) }),
  ],
  [
    "signed by somebody else's certificate",
    (m: SnsMessage) => ({ ...m, SigningCertURL: "https://sns.us-east-1.amazonaws.com.evil.test/a.pem" }),
  ],
  [
    "with a certificate that Amazon only repeats",
    (m: SnsMessage) => ({ ...m, SigningCertURL: "https://sns.us-east-1.amazonaws.com/?Action=-----BEGIN.pem" }),
  ],
  ["of another topic", () => sns({ TopicArn: "arn:aws:sns:us-east-1:1:other", Message: JSON.stringify(sesBounce()) })],
  [
    "of two days ago",
    () => sns({ Timestamp: new Date(Date.now() - 2 * 86_400_000).toISOString(), Message: JSON.stringify(sesBounce()) }),
  ],
])("Amazon's notification %s is refused", async (_name, forge) => {
  const { status, body } = await toSes(forge(sns({ Message: JSON.stringify(sesBounce()) })));

  expect([status, body.error]).toEqual([403, "forbidden"]);
  expect(await recorded()).toMatchObject({ status: "sent", blocked: null });
});

test.each([
  ["that cannot be fetched", () => new Response("", { status: 500 })],
  ["that cannot be read", () => new Response("<html>")],
  ["that never comes", () => Promise.reject(new TypeError("fetch failed"))],
])("a notification with a certificate %s is refused, and taken once Amazon has it again", async (name, broken) => {
  amazon = broken;
  const SigningCertURL = `https://sns.us-east-1.amazonaws.com/SimpleNotificationService-${name.replaceAll(" ", "")}.pem`;
  const message = sns({ SigningCertURL, Message: JSON.stringify(sesBounce()) });

  const refused = await toSes(message);
  amazon = certificate;
  const taken = await toSes(message);

  expect([refused.status, taken.status]).toEqual([403, 204]);
  expect(await recorded()).toMatchObject({ status: "bounced" });
});

test("Amazon's question whether the topic is wanted is answered at the address that it names; in vain, it asks again", async () => {
  const SubscribeURL = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=t";
  const question = () => sns({ Type: "SubscriptionConfirmation", SubscribeURL, Token: "t" });
  asked.length = 0;

  const confirmed = await toSes(question());
  amazon = (url) => (url === SubscribeURL ? Promise.reject(new TypeError("fetch failed")) : certificate());
  const inVain = await toSes(question());

  expect([confirmed.status, inVain.status, inVain.body.error]).toEqual([204, 503, "provider-silent"]);
  expect(asked.filter((url) => url === SubscribeURL)).toHaveLength(2);
});

test("Twilio's report about a text message needs its signature over address and form", async () => {
  await server.db.owner.query("update app.messages set channel = 'sms', recipient = '+13035550103'");
  const failed = { MessageSid: "SM1", MessageStatus: "undelivered", To: "+13035550103", ErrorCode: "30003" };

  expect((await toTwilio(`twilio/status?message=${messageId}`, failed, "a guess")).status).toBe(403);
  expect(await recorded()).toMatchObject({ status: "sent" });
  expect((await toTwilio(`twilio/status?message=${messageId}`, failed)).status).toBe(204);

  expect(await recorded()).toMatchObject({ status: "bounced", error: "Twilio 30003", blocked: null, alerts: 1 });
});

test("a wrong secret is refused, and after a few attempts the address is refused before it is looked at", async () => {
  const answers = [];
  for (let attempt = 0; attempt < 4; attempt++) answers.push((await toPostmark(postmark(), "guess")).status);

  expect(answers).toEqual([403, 403, 403, 429]);
  expect((await toPostmark(postmark())).status).toBe(429);
  expect(await recorded()).toMatchObject({ status: "sent", blocked: null });
});

test("a body that is too large, and one that cannot be read, are refused without an error of ours", async () => {
  expect((await toPostmark({ ...postmark(), Details: "x".repeat(120_000) })).status).toBe(413);
  expect((await post("postmark", "{", basic(postmarkSecret))).status).toBe(400);
  expect((await post("ses", "{}", { "content-type": "text/plain" })).status).toBe(403);
  expect((await toPostmark({ anything: ["else"] })).status).toBe(204);
});

test("without its settings no provider is believed", async () => {
  await using closed = await startServer({ db: server.db });

  const answers = await Promise.all(
    ["postmark", "ses", "twilio/text", "twilio/status"].map((path) =>
      closed.post(`/v1/functions/webhooks/${path}`, {}, basic("")),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
