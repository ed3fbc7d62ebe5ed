/** The office's inbox with 1,000 conversations beside 100,000, a twentieth of them open. */
import { hash } from "node:crypto";
import { besideSmallShop, type ListFigure, type Question } from "./two-shops.ts";

const row = `id channel address contactName subject status isUnread lastSaidAt lastWords lastFromOutside snoozedUntil
  assignedTo { id displayName } customer { id companyName firstName lastName }
  serviceOrder { id internalOrderNumber vehicle { id vehicleDescription } }`;
const awake = 'status: { equalTo: "open" }, snoozedUntil: { isNull: true }';

const page = (filter: string, more = "") =>
  `{ conversations(first: 25, ${more} orderBy: [LAST_SAID_AT_DESC, PRIMARY_KEY_ASC], filter: { ${filter} }) {
    boundedCount { count isMore } nodes { ${row} } } }`;
const counted = (name: string, filter: string) =>
  `${name}: conversations(filter: { ${filter} }) { boundedCount { count isMore } }`;

/** A word of one conversation in either shop. */
const rareWord = hash("md5", "777").slice(0, 8);

const questions: Question[] = [
  { what: "Inbox, open, of 100,000", query: page(awake) },
  { what: "Inbox, unread, of 100,000", query: page("isUnread: { equalTo: true }") },
  { what: "Inbox, not placed, of 100,000", query: page(`${awake}, serviceOrderId: { isNull: true }`) },
  { what: "Inbox, snoozed, of 100,000", query: page("snoozedUntil: { isNull: false }") },
  { what: "Inbox, done, of 100,000", query: page('status: { equalTo: "done" }') },
  { what: "Inbox, done, page 40, of 100,000", query: page('status: { equalTo: "done" }', "offset: 975,"), most: 100 },
  { what: "Inbox, search among 100,000", query: page(`and: [{ searchText: { includes: "${rareWord}" } }]`) },
  {
    what: "Inbox, what its views count, of 100,000",
    query: `{ ${[
      counted("open", awake),
      counted("unread", "isUnread: { equalTo: true }"),
      counted("unplaced", `${awake}, serviceOrderId: { isNull: true }`),
      counted("snoozed", "snoozedUntil: { isNull: false }"),
    ].join(" ")} }`,
    most: 200,
  },
];

export const inboxLists = (ownerUrl: string, dataDir: string): Promise<ListFigure[]> =>
  besideSmallShop({ ownerUrl, dataDir, name: "inbox", statements }, questions);

const statements = (size: number) => [
  `insert into app.customers (company_name, first_name, last_name, email)
    select 'Customer ' || n, 'Carla', 'Ortiz', 'c' || n || '@example.com' from generate_series(1, 500) n`,
  `insert into app.conversations (customer_id, channel, address, contact_name, subject, status, is_unread, snoozed_until, last_said_at, last_words)
    select (select array_agg(id) from app.customers)[1 + n % 500], case n % 3 when 0 then 'sms' else 'email' end,
      'p' || n || '@example.com', 'Person ' || left(md5(n::text), 8), 'Camry', case n % 20 when 0 then 'open' else 'done' end, n % 50 = 0,
      case when n % 300 = 0 then now() + interval '1 day' end, now() - make_interval(mins => n), 'When can I come? ' || n
    from generate_series(1, ${size}) n`,
  "vacuum analyze",
];
