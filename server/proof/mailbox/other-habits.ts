/** What mail programs of many makes and languages send, byte for byte, with what each mail is truly about. */
import { readMail } from "#integrations/mail-in/read-mail.ts";
import type { Random } from "../fuzz/random.ts";
import type { Sent, WrittenConversation } from "./conversations.ts";
import { answered, languages, mistyped, numbersOf, office, remarks, type Habits, type Mail } from "./habits.ts";
import type { MailboxShop } from "./mailbox-shop.ts";
import { misleadingHabits } from "./misleading-habits.ts";

const telling: Habits = [
  [
    24,
    "answer to the token",
    async (scene) => {
      const to = await scene.sent.replyTo(scene.order.id, scene.from);
      const written = scene.random.pick([
        { To: `Calibration <${to}>` },
        { To: `<${to.toUpperCase()}>` },
        { To: `"${to}" <${to}>`, Cc: "boss@elsewhere.example" },
        { To: office, "Delivered-To": to },
        { To: office, "X-Original-To": to },
      ]);
      return { head: written, ...answered(scene), order: scene.order.id };
    },
  ],
  [
    10,
    "answer without the plus",
    async (scene) => {
      const id = await scene.sent.messageId(scene.order.id, scene.from);
      const head = scene.random.pick([{ "In-Reply-To": id }, { References: `<other@elsewhere.example>\r\n ${id}` }]);
      return { head: { To: office, ...head }, ...answered(scene), order: scene.order.id };
    },
  ],
  [
    8,
    "answer of a program that names no mail, with the subject",
    (scene) => {
      if (!scene.order.isAlone.ro) return null;
      const [prefix] = scene.random.pick(languages);
      const { year, make, model } = scene.order.car;
      const subject = `${prefix}The ${year} ${make} ${model} is ready · RO ${scene.order.ro}`;
      return { ...answered(scene), subject, order: scene.order.id };
    },
  ],
  [
    8,
    "plate in any spacing",
    (scene) => {
      const { plate, isAlone } = scene.order;
      if (!plate || !isAlone.plate) return null;
      const [letters, digits] = [plate.slice(0, 3), plate.slice(3)];
      const written = scene.random.pick([
        `${letters} ${digits}`,
        `${letters}-${digits}`,
        `${letters}·${digits}`,
        plate.toLowerCase(),
        `${letters} • ${digits}`,
      ]);
      const label = scene.random.pick([
        "Plate",
        "License plate:",
        "lic. plate #",
        "Tag",
        "Plaque :",
        "Kennzeichen",
        "placas",
        "لوحة",
      ]);
      return { subject: "Vehicle", text: `${label} ${written}. ${scene.random.pick(remarks)}`, order: scene.order.id };
    },
  ],
  [
    8,
    "claim in another form",
    (scene) => {
      const { claim, isAlone } = scene.order;
      if (!isAlone.claim) return null;
      const written = scene.random.pick([
        claim.replaceAll("-", " "),
        claim.replaceAll("-", ""),
        claim.replaceAll("-", "–"),
        claim.replaceAll("-", "."),
        claim.replaceAll("-", "/"),
        claim.toLowerCase(),
      ]);
      const label = scene.random.pick([
        "Claim#",
        "Claim Number:",
        "clm",
        "CLAIM NO",
        "Sinistre no",
        "Ins. claim:",
        "Claim: #",
        "Reclamación",
      ]);
      return {
        subject: "Insurance",
        text: `${label} ${written}\n${scene.random.pick(remarks)}`,
        order: scene.order.id,
      };
    },
  ],
  [
    8,
    "repair order in another form",
    (scene) => {
      const { ro, isAlone } = scene.order;
      if (!isAlone.ro) return null;
      const label = scene.random.pick([
        "RO#",
        "R/O",
        "RO:",
        "RO No.",
        "Repair Order #",
        "Repair order number:",
        "W.O.",
        "ro",
        "Work order",
        "Our RO is",
        "RO-",
        "OR no",
      ]);
      return {
        subject: scene.random.pick(["Status", "status?", "Your shop"]),
        text: `${label} ${ro}\n${scene.random.pick(remarks)}`,
        order: scene.order.id,
      };
    },
  ],
  [
    8,
    "VIN in another form",
    (scene) => {
      const { vin } = scene.order;
      const written = scene.random.pick([
        vin,
        vin.toLowerCase(),
        `${vin.slice(0, 3)} ${vin.slice(3, 9)} ${vin.slice(9)}`,
        `VIN#${vin}`,
        `VIN:${vin}.`,
        `*${vin}*`,
        `(VIN ${vin})`,
        `VIN last 8 ${vin.slice(-8)}`,
        `last eight of the VIN: ${vin.slice(-8)}`,
        `${vin}\u200B`,
        `vin ${vin.slice(0, 8)}-${vin.slice(8)}`,
      ]);
      return { ...answered(scene, `${written}\n${scene.random.pick(remarks)}`), order: scene.order.id };
    },
  ],
  [
    3,
    "VIN with a typing error",
    (scene) => ({
      subject: "Question",
      text: `VIN ${mistyped(scene.order.vin, scene.random)}: ${scene.random.pick(remarks)}`,
      order: scene.order.id,
    }),
  ],
  [
    3,
    "VIN with a typing error in its thread",
    async (scene) => {
      const To = await scene.sent.replyTo(scene.order.id, scene.from);
      const text = `Yes, that is VIN ${mistyped(scene.order.vin, scene.random)}. ${scene.random.pick(remarks)}`;
      return { head: { To }, subject: "Re: Your vehicle", text, order: scene.order.id };
    },
  ],
  [
    3,
    "forwarded by the adjuster's mail",
    (scene) => {
      const { random, order, sibling } = scene;
      const prefix = random.pick([
        "FW: ",
        "Fwd: ",
        "WG: ",
        "TR : ",
        "RV: ",
        "VB: ",
        "ENC: ",
        "I: ",
        "Doorst: ",
        "转发：",
      ]);
      const text = `FYI\n\n---------- Forwarded message ---------\nFrom: Adjuster <a@insurer.example>\nDate: Mon, May 4, 2026\nSubject: Claim\n\nVIN ${order.vin}\n\nOn Sun, May 3, 2026 Bob wrote:\n> VIN ${sibling.vin}`;
      return { subject: `${prefix}claim`, text, order: order.id };
    },
  ],
  [
    3,
    "answer to a forwarded mail about others",
    async (scene) => {
      const To = await scene.sent.replyTo(scene.order.id, scene.from);
      const others = scene.random.pick(scene.shop.orders);
      const text = `${scene.random.pick(remarks)}\n\n-------- Original Message --------\nSubject: Fwd: supplement\nFrom: Eve <eve@elsewhere.example>\n\n${numbersOf(others)}`;
      return {
        head: { To },
        subject: scene.random.pick(["Re: Fwd: supplement", "AW: WG: supplement", "RE: FW: supplement"]),
        text,
        order: scene.order.id,
      };
    },
  ],
  [
    3,
    "through the shop's own group",
    (scene) => {
      const head = {
        To: office,
        "Delivered-To": "ada@boresight.example",
        "List-Id": "<office.boresight.example>",
        "List-Post": `<https://groups.example/office>, <mailto:${office}>`,
        Precedence: "list",
      };
      return {
        head,
        ...answered(scene, `VIN ${scene.order.vin}. ${scene.random.pick(remarks)}`),
        order: scene.order.id,
      };
    },
  ],
];

const habits: Habits = [...telling, ...misleadingHabits];
const total = habits.reduce((sum, [share]) => sum + share, 0);

export async function drawOtherHabit(
  random: Random,
  { shop, sent }: { shop: MailboxShop; sent: Sent },
): Promise<WrittenConversation> {
  for (;;) {
    let left = random.next() * total;
    const drawn = habits.find(([share]) => (left -= share) < 0);
    const order = random.pick(shop.orders);
    const sibling = random.pick(
      shop.orders.filter(({ customer, id }) => customer === order.customer && id !== order.id),
    );
    const customer = shop.customers[order.customer];
    if (!drawn || !customer) continue;
    const from = random.pick(customer.people).address;
    const written = await drawn[2]({ random, shop, sent, order, sibling, customer, from });
    if (written) return { kind: drawn[1], mails: [{ order: written.order, mail: await received(written, from) }] };
  }
}

let counter = 0;

async function received({ head = {}, subject, text, isHtml = false }: Mail, from: string) {
  const headers = { From: from, To: office, ...head, "Message-ID": `<habit-${++counter}@elsewhere.example>` };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const type = `text/${isHtml ? "html" : "plain"}; charset=utf-8`;
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`;
  const raw = [...lines, `Subject: ${encoded}`, `Content-Type: ${type}`, "", text].join("\r\n");
  const { mail } = await readMail(Buffer.from(raw), { returnPath: null, deliveredTo: [] });
  return { ...mail, from: mail.from.address };
}
