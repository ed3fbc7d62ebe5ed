import type { Candidate, Evidence, PlacingMark } from "@boresight/domain/inbox/judge-placing";
import { isModelNamed } from "@boresight/domain/inbox/model-names";
import { isNamed, numbersIn, type NamedNumbers } from "@boresight/domain/inbox/named-numbers";
import { isPassedOn, splitWords } from "@boresight/domain/inbox/own-words";
import { isForwardSubject, isReplySubject } from "@boresight/domain/inbox/subject-prefixes";
import type { MailAuthentication, ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { isMistyped, vinTail } from "@boresight/domain/vehicles/vin";
import type { Work } from "#platform/database/events.ts";
import type { StoredAttachment, StoredAttachments } from "#modules/inbox/attachments/store-attachments.ts";
import { findSender, type Sender } from "./find-sender.ts";
import { findPointed, type Pointed } from "./find-pointed.ts";

interface KnownOrder {
  orderId: string;
  customerId: string;
  vinNumber: string | null;
  repairOrderNumber: string | null;
  claimNumber: string | null;
  internalOrderNumber: string;
  licensePlate: string | null;
  year: number;
  make: string;
  model: string;
  age: Candidate["age"];
}

export interface Gathered {
  sender: Sender;
  evidence: Evidence;
  /** What the sender wrote, without what the mail quotes. */
  ownWords: string;
  /** The full VINs that the mail and its papers name. */
  vins: ReadonlySet<string>;
}

/** A mail with its stored files, and what it says of its order. */
export interface Filed {
  mail: ReceivedMail;
  attachments: StoredAttachments;
  gathered: Gathered;
}

/** Gathers what a mail says of the order that it is about. */
export async function gatherEvidence(
  mail: ReceivedMail,
  files: readonly StoredAttachment[],
  { system, now }: Pick<Work, "now" | "system">,
): Promise<Gathered> {
  const written = splitWords(mail.text);
  const { own, quoted, forwarded } = written;
  const sender = await findSender(mail.from.address, own, system);
  // What is passed on is what the sender wants to say.
  const shown = isForwardSubject(mail.subject) || isPassedOn(written) ? [own, forwarded] : [own];
  const named = numbersIn({ subject: mail.subject, text: [...shown, ...files.map(numbersOf)].join("\n") });
  const earlier = numbersIn({ subject: "", text: quoted });
  const pointed = await findPointed(mail, files, system);
  const guessed = [...sender.customerIds, ...sender.perhaps.map(({ customerId }) => customerId)];
  const vins = [...named.vins, ...earlier.vins];
  const orders = await system.rows<KnownOrder>(ordersOf(guessed, [...pointed.keys()], { vins, now }));
  const isReply = mail.references.length > 0 || isReplySubject(mail.subject);
  const candidates = orders.map((order) => candidateOf(order, { sender, pointed, named, earlier }));
  const ofSender = orders.filter((_order, place) => candidates[place]?.mayWrite);
  const exact = sender.customerIds.map((customerId) => ({ customerId, reason: "address" as const }));
  return {
    sender,
    ownWords: own,
    vins: named.vins,
    evidence: {
      candidates: withoutNewMail(candidates, isReply),
      isForged: isForged(mail.authentication),
      namesOtherVehicle: isOtherNamed(named, ofSender),
      severalBy: severalIn(ofSender, named),
      bringsEstimate: files.some(({ kind }) => kind === "estimate"),
      customers: [...exact, ...sender.perhaps],
    },
  };
}

/** A VIN, whole, mistyped or its end, that is none of the sender's vehicles and no slip of the pen in one of theirs. */
function isOtherNamed({ vins, partialVins }: NamedNumbers, orders: readonly KnownOrder[]): boolean {
  const own = orders.flatMap(({ vinNumber }) => vinNumber ?? []);
  const isTheirs = (named: string) => own.some((vin) => vin.endsWith(named) || isMistyped(named, vin));
  return [...vins, ...partialVins].some((named) => !isTheirs(named));
}

const numberMarks = {
  vin: "vinNumber",
  repairOrder: "repairOrderNumber",
  claim: "claimNumber",
  plate: "licensePlate",
} as const;

function severalIn(orders: readonly KnownOrder[], named: NamedNumbers): PlacingMark[] {
  const marked = orders.map((order) => ({ order, marks: marksIn(order, named) }));
  return (Object.keys(numberMarks) as (keyof typeof numberMarks)[]).filter((mark) => {
    const numbers = marked.filter(({ marks }) => marks.includes(mark)).map(({ order }) => order[numberMarks[mark]]);
    return new Set(numbers).size > 1;
  });
}

/** Without a DMARC policy, an address that fails both other checks is no better. */
const isForged = (authentication: MailAuthentication | null): boolean => {
  if (!authentication) return false;
  const { spf, dkim, dmarc } = authentication;
  return dmarc === "fail" || (dmarc !== "pass" && dkim !== "pass" && (spf === "fail" || dkim === "fail"));
};

/** The numbers of a paper, as a sender would write them. */
const numbersOf = ({ document, scannedVin }: StoredAttachment): string => {
  const { repairOrderNumber, claimNumber, vehicle } = document ?? {};
  const isSure = (vehicle?.vin?.confidence ?? 0) >= sureVin;
  return [
    labelled("RO", repairOrderNumber?.value),
    labelled("claim", claimNumber?.value),
    labelled("VIN", (isSure ? vehicle?.vin?.value : undefined) ?? scannedVin ?? undefined),
  ].join("\n");
};
const labelled = (label: string, value: string | undefined) => (value ? `${label} ${value}` : "");
const sureVin = 0.6;

interface Marking {
  sender: Sender;
  pointed: ReadonlyMap<string, Pointed>;
  named: NamedNumbers;
  earlier: NamedNumbers;
}

function candidateOf(order: KnownOrder, { sender, pointed, named, earlier }: Marking): Candidate {
  const pointing = pointed.get(order.orderId);
  const isCustomers = sender.customerIds.includes(order.customerId);
  const numbers = marksIn(order, named);
  const isModel = isCustomers && order.age !== "old" && isModelNamed(order, named);
  return {
    orderId: order.orderId,
    marks: [...(pointing?.marks ?? []), ...numbers, ...(isModel ? (["sender"] as const) : [])],
    isQuoted: marksIn(order, earlier).length > 0,
    mayWrite: isCustomers || pointing?.wasSentTo === true,
    age: order.age,
  };
}

function marksIn(order: KnownOrder, named: NamedNumbers): PlacingMark[] {
  const { vinNumber, repairOrderNumber, claimNumber, licensePlate, internalOrderNumber } = order;
  const isVin = vinNumber !== null && (named.vins.has(vinNumber) || isNamed(vinTail(vinNumber), "vin", named));
  const checks: Partial<Record<PlacingMark, boolean>> = {
    references: isNamed(internalOrderNumber, "repairOrder", named),
    vin: isVin,
    repairOrder: repairOrderNumber !== null && isNamed(repairOrderNumber, "repairOrder", named),
    claim: claimNumber !== null && isNamed(claimNumber, "claim", named),
    plate: licensePlate !== null && isNamed(licensePlate, "plate", named),
  };
  return (Object.keys(checks) as PlacingMark[]).filter((mark) => checks[mark]);
}

/** A vehicle's model alone says enough only in an answer: a new mail may be about another of the kind. */
function withoutNewMail(candidates: readonly Candidate[], isReply: boolean): readonly Candidate[] {
  const isBetter = candidates.some(({ mayWrite, marks }) => mayWrite && marks.some((mark) => mark !== "sender"));
  if (isBetter) return candidates;
  return candidates.map((one) =>
    isReply && one.age === "open" ? one : { ...one, marks: one.marks.filter((mark) => mark !== "sender") },
  );
}

/** A closed order is still written about for a while. */
const recentDays = 60;
const mostOrders = 2000;

const ordersOf = (
  customerIds: readonly string[],
  orderIds: readonly string[],
  { vins, now }: { vins: readonly string[]; now: Date },
) => ({
  text: `with meant as (
      select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.customer_id = any ($1) and (not s.is_terminal or o.status_changed_at > $4::timestamptz - interval '${recentDays} days')
      union select o.id from app.service_orders o where o.id = any ($2)
      union select o.id from app.service_orders o join app.vehicles v on v.id = o.vehicle_id where v.vin_number = any ($3))
    select o.id as order_id, o.customer_id, v.vin_number, o.repair_order_number, o.claim_number, o.internal_order_number,
      v.license_plate, v.year, v.make, v.model, case when not s.is_terminal then 'open'
        when o.status_changed_at > $4::timestamptz - interval '${recentDays} days' then 'recent' else 'old' end as age
    from meant join app.service_orders o on o.id = meant.id join app.vehicles v on v.id = o.vehicle_id
      join app.service_order_statuses s on s.id = o.status_id
    order by o.created_at desc limit ${mostOrders}`,
  values: [customerIds, orderIds, vins, now],
});
