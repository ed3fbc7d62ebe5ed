// One action as it waits on the device until the server has carried it out.
import type { QueuedVerb } from "@boresight/domain/base/client-key";
import * as shape from "@boresight/domain/base/shape";
import { dueAt } from "#data/queue/retry.ts";
import type { Problem } from "#data/problem.ts";
import type { UploadEntry } from "#data/upload/upload-entry.ts";

type Input = Readonly<Record<string, unknown>>;

/** What somebody else recorded in place of what the person saw. */
export const theirsSchema = shape.object({
  outcome: shape.string(),
  value: shape.string(),
  note: shape.string(),
  version: shape.number(),
  by: shape.string(),
  at: shape.string(),
});
export type Theirs = shape.Output<typeof theirsSchema>;

/** In place of an order: what is about a technician's own hours. */
export const ownHours = "hours";

/** What the part of the screen that asks says about the action, in addition to its input. */
export interface ActionContext {
  orderId: string;
  /** What it is about, for the list of what waits: a task's name, or the beginning of a message. */
  about: string;
  /** What it changes; null for what is independent, such as a message. */
  subject: string | null;
}

export interface QueuedAction extends ActionContext {
  /** Also the client key: sent again, it is carried out once. */
  id: string;
  userId: string;
  verb: QueuedVerb;
  /** Without the client key. */
  input: Input;
  addedAt: number;
  attempts: number;
  failedAt: number | null;
  state: "waiting" | "refused";
  /** Why the last attempt failed. */
  code: string | null;
  problem: string | null;
  /** Set when somebody else changed the same meanwhile. */
  theirs: Theirs | null;
}

/** An action as screens show it. */
export interface ShownAction extends QueuedAction {
  /** The part of the screen that asked sends it itself, and shows that. */
  isDirect: boolean;
}

interface Adding {
  userId: string;
  ids: () => string;
  now: () => number;
}

export interface Asked extends ActionContext {
  verb: QueuedVerb;
  input: Input;
}

const newAction = (asked: Asked, { userId, ids, now }: Adding): QueuedAction => ({
  ...asked,
  id: ids(),
  userId,
  addedAt: now(),
  attempts: 0,
  failedAt: null,
  state: "waiting",
  code: null,
  problem: null,
  theirs: null,
});

/**
 * What is stored for one request. Checks that pass together are sent one by one where they were measured, so that each
 * can meet somebody else's value.
 */
export function actionsFor(asked: Asked, adding: Adding): QueuedAction[] {
  const { verb, input, orderId } = asked;
  const measured = verb === "passReadinessChecks" ? (input["measured"] as readonly Measured[] | undefined) : undefined;
  if (!measured?.length) return [newAction(asked, adding)];
  const checks = measured.map(({ key, value }) =>
    newAction(
      {
        ...asked,
        verb: "recordReadinessCheck",
        subject: `${orderId}:${key}`,
        input: { orderId, key, outcome: "passed", value, note: "", seenVersion: 0 },
      },
      adding,
    ),
  );
  return [...checks, newAction({ ...asked, input: { ...input, measured: [] } }, adding)];
}

interface Measured {
  key: string;
  value: string;
}

/** The field that says which version the person saw. */
const versionField = ({ input }: QueuedAction) =>
  (["version", "seenVersion"] as const).find((name) => typeof input[name] === "number");

function withVersion(action: QueuedAction, change: (seen: number) => number): QueuedAction {
  const field = versionField(action);
  return field ? { ...action, input: { ...action.input, [field]: change(Number(action.input[field])) } } : action;
}

export const isAboutTheSame = (one: QueuedAction, other: QueuedAction): boolean =>
  one.subject !== null && one.subject === other.subject;

/** A new value takes the place of one that was refused. */
export const isReplaced = (refused: QueuedAction, added: readonly QueuedAction[]): boolean =>
  refused.state === "refused" &&
  versionField(refused) !== undefined &&
  added.some((one) => one.verb === refused.verb && isAboutTheSame(one, refused));

/** What waits about the same will have raised its version by then. */
export function afterThose(action: QueuedAction, waiting: readonly QueuedAction[]): QueuedAction {
  const before = waiting.filter((one) => one.state === "waiting" && isAboutTheSame(one, action)).length;
  return before === 0 ? action : withVersion(action, (seen) => seen + before);
}

/** May succeed later: the network, the session or the server failed, not the action. */
const passing = new Set([
  "network",
  "abort-error",
  "invalid-response",
  "too-many-requests",
  "query-timed-out",
  "unauthenticated-user",
  "invalid-jwt",
  "invalid-refresh-token",
]);
/** An error that nobody foresaw may pass too, but not forever. */
const mostUnexpected = 8;

export const willPass = (code: string, attempts = 0): boolean =>
  passing.has(code) || (code === "unexpected" && attempts < mostUnexpected);

/** Whether nothing at all gets through, whatever it is about. */
export const isOfNetwork = (code: string): boolean => passing.has(code);

export interface Failure extends Pick<Problem, "code" | "message"> {
  theirs: Theirs | null;
}

export function afterFailure(action: QueuedAction, { code, message, theirs }: Failure, now: number): QueuedAction {
  const attempts = action.attempts + 1;
  const state = willPass(code, attempts) ? "waiting" : "refused";
  return { ...action, attempts, failedAt: now, state, code, problem: message, theirs };
}

/** As if just added. */
export const triedAgain = (action: QueuedAction): QueuedAction => ({
  ...action,
  state: "waiting",
  failedAt: null,
  code: null,
  problem: null,
  theirs: null,
});

/** Replaces theirs, and what waits behind it about the same follows. Another input needs another key. */
export function keepingMine(actions: readonly QueuedAction[], id: string, ids: () => string) {
  const mine = actions.find((action) => action.id === id);
  const { theirs } = mine ?? {};
  if (!mine || !theirs) return [];
  const field = versionField(mine);
  const ahead = field ? theirs.version - Number(mine.input[field]) : 0;
  return actions
    .filter((action) => isAboutTheSame(action, mine) && action.addedAt >= mine.addedAt)
    .map((action) => ({
      id: action.id,
      action: { ...triedAgain(withVersion(action, (seen) => seen + ahead)), id: ids() },
    }));
}

/** Whether somebody else did meanwhile what this was to do. */
export const isDoneByThem = ({ verb, input }: QueuedAction, theirs: Theirs | null): boolean =>
  verb === "updateOrderTask" && theirs !== null && theirs.outcome === input["state"];

/**
 * Whether the server needs this upload before the action: a task is not done before its photos are there, and a message
 * goes with its files. One that was refused or called off holds nothing back; the server then says what is missing.
 */
export function goesBefore({ id, state, addedAt, uploadTarget }: UploadEntry, action: QueuedAction): boolean {
  if (state !== "waiting") return false;
  if (action.verb === "postOrderMessage") return fileIdsOf(action).includes(id);
  return addedAt < action.addedAt && uploadTarget.serviceOrderId === action.orderId && !uploadTarget.forMessage;
}

/** The files that a message is sent with. */
export const fileIdsOf = ({ input }: Pick<QueuedAction, "input">): readonly string[] =>
  (input["fileIds"] as readonly string[] | undefined) ?? [];

interface Moment {
  now: number;
  /** When the network came back, or the person looked again: what failed before is due at once. */
  onlineAgainAt: number;
  /** Those that the screen is sending itself. */
  held: ReadonlySet<string>;
}

/**
 * Returns the action to send next: the oldest of an order goes first, and one that was refused holds back only what is
 * about the same.
 */
export function nextDue(actions: readonly QueuedAction[], moment: Moment): QueuedAction | null {
  const busy = new Set<string>();
  const refused = new Set<string>();
  for (const action of actions) {
    const { orderId, subject, state } = action;
    if (state === "refused") {
      if (subject !== null) refused.add(subject);
      continue;
    }
    if (busy.has(orderId) || (subject !== null && refused.has(subject))) continue;
    if (!moment.held.has(action.id) && dueAt(action, moment.onlineAgainAt) <= moment.now) return action;
    busy.add(orderId);
  }
  return null;
}
