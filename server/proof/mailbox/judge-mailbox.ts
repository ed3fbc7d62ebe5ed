/** Places a mailbox of generated mail and compares where each landed with what it is about. */
import { placeMail } from "#modules/inbox/placing/place-mail.ts";
import { replyAddress } from "#modules/mail/queue/reply-address.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../test/database.ts";
import { buildReceivedMail } from "../../test/received-mail.ts";
import { createRandom, type Random } from "../fuzz/random.ts";
import type { Sent, Written, WrittenConversation } from "./conversations.ts";
import { openMailboxShop, type MailboxShop } from "./mailbox-shop.ts";

interface Tally {
  conversations: number;
  /** Conversations about an order, and those whose mails are all with it. */
  aboutOrders: number;
  placed: number;
}

export interface JudgedMailbox extends Tally {
  mails: number;
  /** Mails in an order that they are not about, in words. */
  wrong: readonly string[];
  byKind: ReadonlyMap<string, Tally>;
}

type Draw = (random: Random, scene: { shop: MailboxShop; sent: Sent }) => Promise<WrittenConversation>;

export async function judgeMailbox(conversations: number, seed: number, draw: Draw): Promise<JudgedMailbox> {
  await using db = await cloneDatabase();
  const random = createRandom(seed);
  const shop = await openMailboxShop(db.owner, random);
  const judged = { mails: 0, wrong: [] as string[], byKind: new Map<string, Tally>() };
  for (let count = 0; count < conversations; count++) {
    const { kind, mails } = await draw(random, { shop, sent: sentBy(db) });
    const tally = judged.byKind.get(kind) ?? { conversations: 0, aboutOrders: 0, placed: 0 };
    judged.byKind.set(kind, tally);
    judged.mails += mails.length;
    const landed = await inTurn(mails, (written) => place(written, db));
    for (const [at, { order, mail }] of mails.entries())
      if (landed[at] !== null && landed[at] !== order)
        judged.wrong.push(`${kind}: ${JSON.stringify(mail)} is about ${order}, but landed in ${landed[at]}`);
    tally.conversations++;
    if (mails.every(({ order }) => order === null)) continue;
    tally.aboutOrders++;
    if (mails.every(({ order }, at) => landed[at] === order)) tally.placed++;
  }
  const sum = (of: keyof Tally) => [...judged.byKind.values()].reduce((total, tally) => total + tally[of], 0);
  return { ...judged, conversations, aboutOrders: sum("aboutOrders"), placed: sum("placed") };
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

async function place({ mail }: Written, db: TestDatabase): Promise<string | null> {
  const id = await asSystem(db.server, (_system, work) => placeMail(buildReceivedMail(mail), work));
  const { rows } = await db.owner.query<{ order: string | null }>(
    "select service_order_id as order from app.conversations where id = $1",
    [id],
  );
  return rows[0]?.order ?? null;
}

/** As the shop has written before. */
const sentBy = (db: TestDatabase): Sent => ({
  replyTo: async (orderId, recipient) =>
    (await asSystem(db.server, (system) => replyAddress({ orderId, recipient }, "office@boresight.example", system))) ??
    "",
  messageId: async (orderId, recipient) => {
    const { rows } = await db.owner.query<{ id: string }>(
      `insert into app.messages (channel, template, recipient, service_order_id, subject, body, status)
        values ('email', 'message-received', $1, $2, '', '', 'sent') returning id`,
      [recipient, orderId],
    );
    return `<${rows[0]?.id}@boresight.example>`;
  },
});
