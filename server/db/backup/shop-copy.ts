// A restored copy of a shop that goes on elsewhere must not be taken for it. The servers ask the row in app_private.shop_copy at
// their start and do nothing outside; here the copy loses what it has in common with the shop.
import type { Client } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";

/** What somebody holds for minutes, or signs in again for. */
const ended = ["provider_sign_ins", "qbo_consents", "security_key_challenges", "tickets"];

/** Links that the shop gave out, which lead nowhere while it is a copy. */
export const links = [
  "app.billing_links",
  "app.document_links",
  "app_private.calendar_links",
  "app_private.kiosk_links",
  "app_private.notice_links",
  "app_private.order_links",
];

/** A hash in other letters belongs to nobody, and can be distinguished from those of links that the copy makes itself. */
const [digits, letters] = ["0123456789abcdef", "ghijklmnopqrstuv"];

const holdLinks = links.map((table) => changed(table, `token_hash = translate(token_hash, '${digits}', '${letters}')`));
const giveLinksBack = links.map((table) =>
  changed(table, `token_hash = translate(token_hash, '${letters}', '${digits}') where token_hash ~ '^[g-v]+$'`),
);

/** No change of the shop: nothing follows from it. */
function changed(table: string, change: string): string {
  return `alter table ${table} disable trigger user; update ${table} set ${change}; alter table ${table} enable trigger user`;
}

/** The same for personal access tokens: no hash is longer than 32 bytes. */
const holdTokens = `update app_private.refresh_tokens set token_hash = '\\x00'::bytea || token_hash`;
const giveTokensBack = `update app_private.refresh_tokens set token_hash = substr(token_hash, 2) where octet_length(token_hash) = 33`;

/** Updates the database, and makes it a copy. */
export const markAsCopy = (ownerUrl: string, backupMadeAt: string): Promise<void> =>
  inUpdated(ownerUrl, async (owner) => {
    await keepToItself(owner, backupMadeAt);
    // The store of files belongs to the shop: the copy finds its own at the next start.
    await owner.query("update app_private.file_store set id = gen_random_uuid(), paired_at = null");
    for (const table of ended) await owner.query(`delete from app_private.${table}`);
    await owner.query("delete from app_private.refresh_tokens where kind = 'regular'");
    for (const statement of [holdTokens, ...holdLinks]) await owner.query(statement);
    // What it signs must not pass as the shop's: it makes a key of its own. What the shop signed still verifies.
    await owner.query("update app_private.signing_keys set sealed_key = null");
  });

/** The shop itself went back to this moment: until it is live again nothing goes out, because much of it has gone out since. */
export const holdBack = (ownerUrl: string, moment: string): Promise<void> =>
  inUpdated(ownerUrl, (owner) => keepToItself(owner, moment));

async function keepToItself(owner: Client, madeAt: string): Promise<void> {
  await owner.query({
    text: "insert into app_private.shop_copy (backup_made_at) values ($1) on conflict ((true)) do update set backup_made_at = excluded.backup_made_at",
    values: [madeAt],
  });
  // What a mail server did not take is tried again by a clock: here it waits for an admin's decision.
  await owner.query("update app.messages set error = '' where status = 'kept' and error <> ''");
}

/** Makes a copy, or a shop that was held back, the shop itself. Returns false where it is neither. */
export const makeLive = (ownerUrl: string): Promise<boolean> =>
  inUpdated(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query("delete from app_private.shop_copy");
    for (const statement of [giveTokensBack, ...giveLinksBack]) await owner.query(statement);
    return rowCount === 1;
  });

/** One transaction in a database that is up to date. */
async function inUpdated<Result>(ownerUrl: string, work: (owner: Client) => Promise<Result>): Promise<Result> {
  await migrate({ ownerUrl });
  const owner = await connectOnce(ownerUrl);
  try {
    await owner.query("begin");
    const result = await work(owner);
    await owner.query("commit");
    return result;
  } finally {
    await owner.end();
  }
}
