import type { ClientBase } from "pg";
import { save } from "#db/rows/factories.ts";
import { demo, demoId } from "./random.ts";

const hour = 3_600_000;
const shownDays = 60;

interface Written {
  channel: "email" | "sms";
  address: string;
  name: string;
  subject: string;
  body: string;
  hoursAgo: number;
  authentication?: Readonly<Record<string, string>>;
}

/** Of people whom the shop does not know yet. */
const strangers: readonly Written[] = [
  {
    channel: "email",
    address: "service@lakesidecollision.example",
    name: "Dana Whitfield",
    subject: "Calibration after a windshield replacement",
    body: "Hello,\n\nwe replace about ten windshields a week and look for somebody who calibrates the cameras. What would you need from us for a 2024 Outback?\n\nThanks\nDana Whitfield\nLakeside Collision",
    hoursAgo: 3,
    authentication: { spf: "pass", dkim: "pass", dmarc: "pass", by: "mx.boresight.example.com" },
  },
  {
    channel: "email",
    address: "billing@frontrangeparts.example",
    name: "Front Range Parts",
    subject: "Your statement",
    body: "Please find our statement for this month under the usual address.",
    hoursAgo: 26,
    authentication: { spf: "fail", dkim: "none", dmarc: "fail", by: "mx.boresight.example.com" },
  },
  {
    channel: "sms",
    address: "+13035550188",
    name: "",
    subject: "",
    body: "Hi, do you also do radar alignment on trucks?",
    hoursAgo: 5,
  },
];

const answerTemplates = [
  { name: "Where we are", body: "We are behind the bakery on Main Street. Please drive around to bay 2 and ring." },
  { name: "Ready for pickup", body: "Your vehicle is ready. You can pick it up until 5 PM; somebody is at the desk." },
  {
    name: "We need the repair order",
    body: "Please send us the repair order with the parts that were replaced. A photo is enough.",
  },
];

/** The messages on the orders of the last weeks, and a few mails and texts of strangers. */
export async function saveConversations(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into app.conversations (service_order_id, channel, contact_name, status, is_unread, last_said_at, last_words, last_from_outside)
      select m.service_order_id, 'order', m.author_name, case when m.from_customer then 'open' else 'done' end,
        m.from_customer, m.created_at, left(m.body, 200), m.from_customer
      from (select distinct on (service_order_id) * from app.order_messages
        where service_order_id${demo} and not is_internal and created_at > $1::timestamptz - make_interval(days => ${shownDays})
        order by service_order_id, created_at desc) m`,
    [now],
  );
  await save(
    client,
    "app.answer_templates",
    answerTemplates.map((template) => ({ id: demoId(), ...template })),
  );
  for (const written of strangers) await saveStranger(client, written, now);
}

async function saveStranger(client: ClientBase, written: Written, now: Date): Promise<void> {
  const { channel, address, name, subject, body, hoursAgo, authentication } = written;
  const id = demoId();
  const at = new Date(now.getTime() - hoursAgo * hour).toISOString();
  const words = body.replaceAll(/\s+/g, " ").slice(0, 200);
  await save(client, "app.conversations", [
    { id, channel, address, contact_name: name, subject, last_said_at: at, last_words: words },
  ]);
  const of = { conversation_id: id, direction: "in", channel, from_name: name, from_address: address };
  await save(client, "app.conversation_messages", [
    { id: demoId(), ...of, subject, body, said_at: at, ...(authentication && { authentication }) },
  ]);
}

/** Those of orders go with them. */
export async function clearConversations(client: ClientBase): Promise<void> {
  await client.query(`delete from app.conversations where id${demo}`);
  await client.query(`delete from app.answer_templates where id${demo}`);
}
