// Tickets: what an email, a text message or a first factor hands out to prove something later. Only their hashes are
// stored.
import { randomInt } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { TicketRow } from "#db/rows.ts";
import type { Clock } from "#platform/clock.ts";
import type { Ids } from "#platform/ids.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { hashOf, type SessionDeps } from "./sessions.ts";

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/** What the tickets of links and of a first factor prove, and how long they are valid. */
const ticketLives = {
  verifyEmail: 30 * days,
  passwordlessEmail: hours,
  passwordReset: hours,
  emailConfirmChange: hours,
  mfaTotp: 5 * minutes,
  pkceCode: 5 * minutes,
};
export type TicketPurpose = keyof typeof ticketLives;
/** Invited in the evening, opened after the weekend or a vacation. */
const invitationLife = 7 * days;

/** What a six-digit code proves. */
export type CodePurpose = "emailCode" | "phoneChange" | "proofCode" | "smsCode";

/** The first factors that are delivered by email or text message. */
export type MailedProof = Exclude<CodePurpose | TicketPurpose, "mfaTotp" | "phoneChange" | "pkceCode" | "proofCode">;
const codeLife = 10 * minutes;
/** A code is void after this many wrong attempts: a million codes and five tries. Strangers do not spend those of known devices. */
const mostAttempts = 5;

export interface TicketDeps {
  clock: Clock;
  ids: Ids;
}

export interface NewTicket<Purpose extends CodePurpose | TicketPurpose> {
  userId: string;
  purpose: Purpose;
  /** The email address or phone number that it proves, when it is not the person's own yet. */
  target?: string;
  /** The first factor that this ticket follows, and whose effects apply once the ticket is used. */
  earnedBy?: MailedProof | undefined;
  /** Only the browser that knows the verifier of this challenge (RFC 7636, S256) can turn the link into a session. */
  codeChallenge?: string | undefined;
  /** Whether it lets somebody who was invited choose a first password. */
  isInvitation?: boolean;
}

export interface UsedTicket extends Pick<TicketRow, "userId" | "target" | "codeChallenge"> {
  earnedBy: MailedProof | null;
}

/**
 * Returns a new ticket such as `verifyEmail:<uuid>`. It replaces earlier ones of the same purpose, except verification
 * links.
 */
export async function issueTicket(
  ticket: NewTicket<TicketPurpose>,
  system: Rights,
  { clock, ids }: TicketDeps,
): Promise<string> {
  const text = `${ticket.purpose}:${ids()}`;
  const life = ticket.isInvitation ? invitationLife : ticketLives[ticket.purpose];
  await store({ ...ticket, text, expiresAt: clock().getTime() + life }, system);
  return text;
}

/** Returns six digits to be typed; `target` is the address or number they are sent to. */
export async function issueCode(
  ticket: NewTicket<CodePurpose> & { target: string },
  system: Rights,
  { clock }: Pick<TicketDeps, "clock">,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await store({ ...ticket, text: code, expiresAt: clock().getTime() + codeLife }, system);
  return code;
}

/**
 * Uses a ticket up in one statement, so that only one of two concurrent requests succeeds. Throws `invalid-ticket`,
 * the same for an unknown, used and expired one.
 */
export async function spendTicket(
  { ticket, purpose }: { ticket: string; purpose: TicketPurpose },
  system: Rights,
  { clock }: Pick<TicketDeps, "clock">,
): Promise<UsedTicket> {
  const spent = await system.maybe<UsedTicket & { expiresAt: string }>({
    text: `delete from app_private.tickets where ticket_hash = $1 and purpose = $2
      returning user_id, target, earned_by, code_challenge,
        expires_at`,
    values: [hashOf(ticket), purpose],
  });
  if (!spent || Date.parse(spent.expiresAt) <= clock().getTime()) throw fail("invalid-ticket");
  const { expiresAt: _past, ...used } = spent;
  await voidTickets(used.userId, [purpose], system);
  return used;
}

/** Reads a valid ticket and leaves it as it is. Throws `invalid-ticket`, as `spendTicket` does. */
export async function readTicket(
  { ticket, purpose }: { ticket: string; purpose: TicketPurpose },
  system: Rights,
  { clock }: Pick<TicketDeps, "clock">,
): Promise<Pick<TicketRow, "isInvitation" | "target" | "userId">> {
  const found = await system.maybe<Pick<TicketRow, "isInvitation" | "target" | "userId">>({
    text: "select user_id, target, is_invitation from app_private.tickets where ticket_hash = $1 and purpose = $2 and expires_at > $3",
    values: [hashOf(ticket), purpose, clock()],
  });
  if (!found) throw fail("invalid-ticket");
  return found;
}

/** Returns the owner of an invitation that has expired; null for everything else. */
export async function ownerOfExpiredInvitation(
  ticket: string,
  system: Rights,
  { clock }: Pick<TicketDeps, "clock">,
): Promise<string | null> {
  const found = await system.maybe<{ userId: string }>({
    text: "select user_id from app_private.tickets where ticket_hash = $1 and is_invitation and expires_at <= $2",
    values: [hashOf(ticket), clock()],
  });
  return found?.userId ?? null;
}

/** Returns the owner of a ticket, even of one that is expired or used; null for an unknown one. */
export async function ownerOfTicket(ticket: string, system: Rights): Promise<string | null> {
  const found = await system.maybe<{ userId: string }>({
    text: `select user_id from app_private.tickets where ticket_hash = $1`,
    values: [hashOf(ticket)],
  });
  return found?.userId ?? null;
}

/** Returns the owner of a valid ticket without using it up, otherwise null. Counts as an attempt. */
export async function tryTicket(
  { ticket, purpose }: { ticket: string; purpose: TicketPurpose },
  system: Rights,
  { clock }: Pick<TicketDeps, "clock">,
): Promise<string | null> {
  const tried = await system.maybe<{ userId: string }>({
    text: `update app_private.tickets set attempts = attempts + 1
      where ticket_hash = $1 and purpose = $2 and expires_at > $3 and attempts < $4 returning user_id`,
    values: [hashOf(ticket), purpose, clock(), mostAttempts],
  });
  return tried?.userId ?? null;
}

/** Uses a code up. Returns null when it is wrong, after counting the attempt: the caller must commit in both cases. */
export async function spendCode(
  { target, purpose, code }: { target: string; purpose: CodePurpose; code: string },
  system: Rights,
  { clock, device }: Pick<SessionDeps, "clock" | "device">,
): Promise<string | null> {
  const values = [target, purpose, device?.marks.device ?? null, clock()];
  const spent = await system.maybe<{ userId: string }>({
    text: `delete from app_private.tickets t
      where target = $1 and purpose = $2 and ticket_hash = $5 and expires_at > $4
        and case when ${isKnown} then known_attempts else attempts end < $6
      returning user_id`,
    values: [...values, hashOf(code), mostAttempts],
  });
  if (spent) return spent.userId;
  const text = `update app_private.tickets t
    set attempts = attempts + (not ${isKnown})::integer, known_attempts = known_attempts + ${isKnown}::integer
    where target = $1 and purpose = $2`;
  await system.run({ text, values });
  return null;
}

const isKnown = `exists (select from app_private.known_places p
  where p.user_id = t.user_id and p.mark = $3::bytea and p.expires_at > $4::timestamptz)`;

/** Voids everything handed out for these purposes. */
export async function voidTickets(
  userId: string,
  purposes: readonly (CodePurpose | TicketPurpose)[],
  system: Rights,
): Promise<void> {
  const text = "delete from app_private.tickets where user_id = $1 and purpose = any($2)";
  await system.run({ text, values: [userId, purposes] });
}

type Stored = NewTicket<CodePurpose | TicketPurpose> & { text: string; expiresAt: number };

/** For purposes where a new link leaves earlier ones valid: how many may be valid at once. */
const mostLinks = 5;

async function store(ticket: Stored, system: Rights): Promise<void> {
  const {
    userId,
    purpose,
    text,
    expiresAt,
    target = null,
    earnedBy = null,
    codeChallenge = null,
    isInvitation = false,
  } = ticket;
  const kept = purpose === "verifyEmail" ? mostLinks - 1 : 0;
  await system.run({
    text: `delete from app_private.tickets where id in (
      select id from app_private.tickets where user_id = $1 and purpose = $2 order by created_at desc offset $3)`,
    values: [userId, purpose, kept],
  });
  await system.run({
    text: `insert into app_private.tickets
        (user_id, purpose, ticket_hash, target, expires_at, earned_by, code_challenge, is_invitation) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [userId, purpose, hashOf(text), target, new Date(expiresAt), earnedBy, codeChallenge, isInvitation],
  });
}
