/** What people write, with what each mail is truly about. */
import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import type { Random } from "../fuzz/random.ts";
import { fictionalVin, type MailboxCustomer, type MailboxOrder, type MailboxShop } from "./mailbox-shop.ts";

export interface Written {
  mail: Partial<Omit<ReceivedMail, "from">> & { from: string };
  /** The order that it is about; null: it must reach none. */
  order: string | null;
}

export interface WrittenConversation {
  kind: string;
  mails: readonly Written[];
}

/** What the shop has sent before. */
export interface Sent {
  /** The address that answers to the order's mail go to. */
  replyTo: (orderId: string, recipient: string) => Promise<string>;
  /** The Message-ID of a mail about the order. */
  messageId: (orderId: string, recipient: string) => Promise<string>;
}

interface Scene {
  random: Random;
  shop: MailboxShop;
  sent: Sent;
  order: MailboxOrder;
  customer: MailboxCustomer;
  from: string;
}

type Drawn = readonly Written[] | null;
type Kind = (scene: Scene) => Drawn | Promise<Drawn>;

const words = [
  "Is it done yet? We promised it for Friday.",
  "Please go ahead. Call me at (303) 555-0148 if anything comes up.",
  "The 2022 bumper is on, the customer waits since 05/04/2026.",
  "Attached is what you asked for. Our ZIP is 80223, PO 4471.",
  "Merci, nous passons demain.",
  "نعم، يرجى المتابعة",
  "OK\n\n--\nFront desk\n(303) 555-0199\nSent from my iPhone",
];

const quote = (random: Random, shop: MailboxShop): string => {
  const other = random.pick(shop.orders);
  const head = random.pick([
    "On Mon, May 4, 2026 at 9:12 AM Calibration <office@boresight.example> wrote:",
    "-----Original Message-----",
    "From: Calibration\nSent: Monday, May 4, 2026\nTo: Bob\nSubject: Your order",
    "Le lun. 4 mai 2026 à 09:12, Calibration <office@boresight.example> a écrit :",
  ]);
  const line = `RO ${other.ro}, VIN ${other.vin}, claim ${other.claim}`;
  return random.isLikely(0.6) ? `\n\n${head}\n> ${line}` : "";
};

const named =
  (say: (order: MailboxOrder, random: Random) => string | null): Kind =>
  ({ random, shop, order, from }) => {
    const said = say(order, random);
    if (said === null) return null;
    const inSubject = random.isLikely(0.4);
    const text = `${inSubject ? "" : `${said}. `}${random.pick(words)}${quote(random, shop)}`;
    return [{ order: order.id, mail: { from, subject: inSubject ? said : "Question", text } }];
  };

const byToken: Kind = async ({ random, shop, order, from, sent }) => {
  const to = await sent.replyTo(order.id, from);
  const first = {
    order: order.id,
    mail: { from, deliveredTo: [to], subject: "Re: Your order", text: said(random, shop) },
  };
  const again = { order: order.id, mail: { ...first.mail, text: said(random, shop) } };
  return random.isLikely(0.5) ? [first, again] : [first];
};
const said = (random: Random, shop: MailboxShop) => `${random.pick(words)}${quote(random, shop)}`;

const kinds: readonly (readonly [share: number, name: string, kind: Kind])[] = [
  [30, "token", byToken],
  [
    12,
    "references",
    async ({ random, shop, order, from, sent }) => {
      const references = [await sent.messageId(order.id, from)];
      return [{ order: order.id, mail: { from, references, subject: "Re: Your order", text: said(random, shop) } }];
    },
  ],
  [12, "vin", named(({ vin }, random) => random.pick([`VIN ${vin}`, vin, `About ${vin.toLowerCase()}`]))],
  [6, "last 8", named(({ vin }, random) => `${random.pick(["VIN ending in", "last 8", "VIN:"])} ${vin.slice(-8)}`)],
  [
    9,
    "repair order",
    named(({ ro, isAlone }, random) =>
      isAlone.ro ? `${random.pick(["RO", "R.O. #", "WO", "RO number"])} ${ro}` : null,
    ),
  ],
  [
    7,
    "claim",
    named(({ claim, isAlone }, random) =>
      isAlone.claim ? `${random.pick(["Claim", "claim no.", "Sinistre n°"])} ${claim}` : null,
    ),
  ],
  [5, "plate", named(({ plate, isAlone }) => (isAlone.plate ? `License plate ${plate}` : null))],
  [
    2,
    "answer that names the model",
    ({ order, from, random }) =>
      order.isOpen && order.isAlone.model
        ? [
            {
              order: order.id,
              mail: { from, subject: "RE: update", text: `The ${order.car.model}: ${random.pick(words)}` },
            },
          ]
        : null,
  ],
  [3, "too little", ({ order, from }) => [{ order: order.id, mail: { from, text: "Is my car ready?" } }]],
  [
    2,
    "out of office",
    async ({ order, from, sent }) => {
      const deliveredTo = [await sent.replyTo(order.id, from)];
      return [
        {
          order: order.id,
          mail: { from, deliveredTo, kind: "automatic", subject: "Out of office", text: "I am back on 05/11." },
        },
      ];
    },
  ],
  [
    2,
    "a quoted token of another order",
    async ({ random, shop, order, from, sent }) => {
      const other = random.pick(shop.orders);
      const to = await sent.replyTo(order.id, from);
      const foreign = await sent.replyTo(other.id, from);
      const text = `${random.pick(words)}\n\nOn Monday, May 4, 2026, ${foreign} wrote:\n> RO ${other.ro}\n> Answer to ${foreign}`;
      return [{ order: order.id, mail: { from, to: [{ name: "", address: to }], text } }];
    },
  ],
  [
    2,
    "another vehicle in an old thread",
    async ({ random, shop, order, from, sent }) => {
      const siblings = shop.orders.filter(
        ({ customer, car }) => customer === order.customer && car.model !== order.car.model,
      );
      const other = random.pick(siblings);
      const deliveredTo = [await sent.replyTo(order.id, from)];
      const text = random.pick([
        `And the ${other.car.model}?`,
        `Same for VIN ${other.vin}.`,
        `RO ${other.ro} too, please.`,
      ]);
      return other.isOpen && other.isAlone.ro
        ? [{ order: other.id, mail: { from, deliveredTo, subject: "Re: update", text } }]
        : null;
    },
  ],
  [
    2,
    "forwarded by a customer",
    ({ order, from }) => [
      {
        order: order.id,
        mail: { from, subject: "FW: supplement", text: `See below\n\nBegin forwarded message:\n\nVIN ${order.vin}` },
      },
    ],
  ],
  [
    1,
    "stranger with a VIN",
    ({ order }) => [
      {
        order: null,
        mail: {
          from: "who@elsewhere.example",
          subject: `VIN ${order.vin}`,
          text: `RO ${order.ro}, claim ${order.claim}`,
        },
      },
    ],
  ],
  [
    1,
    "another customer with a VIN and a claim",
    ({ random, shop, order }) => {
      const other = random.pick(shop.customers.filter((_customer, at) => at !== order.customer));
      const from = other.people[0]?.address ?? "";
      return [{ order: null, mail: { from, text: `Where is ${order.vin}? Plate ${order.plate ?? "unknown"}` } }];
    },
  ],
  [
    1,
    "thief of a token",
    async ({ order, from, sent }) => {
      const deliveredTo = [await sent.replyTo(order.id, from)];
      return [{ order: null, mail: { from: "thief@elsewhere.example", deliveredTo, text: "What does it cost?" } }];
    },
  ],
  [
    1,
    "forged sender",
    async ({ order, from, sent }) => {
      const deliveredTo = [await sent.replyTo(order.id, from)];
      const authentication = { spf: "softfail", dkim: "none", dmarc: "fail", by: "mx.example" };
      return [{ order: null, mail: { from, deliveredTo, authentication, text: `VIN ${order.vin}` } }];
    },
  ],
  [
    2,
    "new work",
    ({ order, from, random }) => {
      const vin = fictionalVin(["Mazda", "CX-5", "JM3KFBCM", "0"], 2024, random.whole(900_000, 999_999));
      const { year, make, model } = order.car;
      const text = random.pick([
        `Can you take a ${year} ${make} ${model} on Thursday? ${random.pick(words)}`,
        `New one: ${vin}. Same claim as ${order.claim}.`,
        `New one: VIN ${vin}`,
      ]);
      return [{ order: null, mail: { from, subject: "New vehicle", text } }];
    },
  ],
  [
    1,
    "an old thread for new work",
    async ({ order, from, sent, random }) => {
      const vin = fictionalVin(["Mazda", "CX-5", "JM3KFBCM", "0"], 2023, random.whole(900_000, 999_999));
      const deliveredTo = [await sent.replyTo(order.id, from)];
      return [{ order: null, mail: { from, deliveredTo, text: `And another one: ${vin}` } }];
    },
  ],
  [
    1,
    "numbers that are none",
    ({ random, from }) => [
      {
        order: null,
        mail: {
          from,
          subject: `${2019 + random.whole(0, 8)} price list`,
          text: `Since ${2019 + random.whole(0, 8)} we buy at 10001 Main St, 80223. Call 555-1003.`,
        },
      },
    ],
  ],
  [
    1,
    "newsletter",
    ({ order, from }) => [
      {
        order: null,
        mail: { from, kind: "list", subject: "News", text: `${order.car.make} recalls the ${order.car.model}` },
      },
    ],
  ],
  [
    1,
    "two of their orders at once",
    ({ random, shop, order, from }) => {
      const other = random.pick(
        shop.orders.filter(({ customer, id }) => customer === order.customer && id !== order.id),
      );
      return [{ order: null, mail: { from, text: `VIN ${order.vin} is ready, VIN ${other.vin} is not.` } }];
    },
  ],
];

const total = kinds.reduce((sum, [share]) => sum + share, 0);

/** Draws what somebody writes; where a kind needs a number that the order lacks, another is drawn. */
export async function drawConversation(
  random: Random,
  { shop, sent }: { shop: MailboxShop; sent: Sent },
): Promise<WrittenConversation> {
  for (;;) {
    let left = random.next() * total;
    const drawn = kinds.find(([share]) => (left -= share) < 0);
    const order = random.pick(shop.orders);
    const customer = shop.customers[order.customer];
    if (!drawn || !customer) continue;
    const from = random.pick(customer.people).address;
    const mails = await drawn[2]({ random, shop, sent, order, customer, from });
    if (mails) return { kind: drawn[1], mails };
  }
}
