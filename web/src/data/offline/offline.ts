// Works without a network: actions wait on the device, and what was seen last can be read. Loaded when the page is idle.
import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { Kind } from "graphql";
import { catchError, from, lastValueFrom, tap, throwError, type Observable } from "rxjs";
import type { Auth } from "#auth/auth.ts";
import * as shape from "@boresight/domain/base/shape";
import { problemOf } from "#data/problem.ts";
import { newId } from "#data/new-id.ts";
import { onReturn } from "#data/queue/on-return.ts";
import { reopening } from "#data/queue/reopening.ts";
import { locksOfBrowser } from "#data/queue/tabs.ts";
import { untilItWorks } from "#data/until-it-works.ts";
import { openUploadStore } from "#data/upload/upload-store.ts";
import { createActionQueue, type ActionQueue } from "./action-queue.ts";
import { actionStore } from "./action-store.ts";
import { answerStore } from "./answer-store.ts";
import { keptQuery } from "./kept-queries.ts";
import type { OfflineShown } from "./offline-state.ts";
import type { OwnActions } from "./own-actions.ts";
import {
  goesBefore,
  isOfNetwork,
  willPass,
  type ActionContext,
  type Asked,
  type QueuedAction,
} from "./queued-action.ts";
import { sendAction } from "./send-action.ts";
import { isOffline, type Forward, type Operation, type Result } from "./offline-link.ts";

export interface Offline {
  queue: ActionQueue;
  /** Sends an operation, or answers it from the device. */
  request: (operation: Operation, forward: Forward) => Observable<Result>;
  /** The server has answered. */
  answered: (operation: Operation, result: Result) => void;
  /** The network failed: the last answer, or the failure. */
  fallBack: (operation: Operation, error: unknown) => Observable<Result>;
}

interface OfflineDeps {
  auth: Auth;
  client: ApolloClient;
  shown: OfflineShown;
}

export function createOffline({ auth, client, shown }: OfflineDeps): Offline {
  const queue = browserQueue({ auth, client, shown });
  const answers = answerStore();
  const userId = () => auth.state().user?.id;
  followSignOut(auth, (user) => void answers.forgetOthers(user).catch(() => {}));

  const answered = (operation: Operation, result: Result) => {
    shown.show({ syncedAt: Date.now() });
    const [query, user] = [keptQuery(operation.operationName, operation.variables), userId()];
    if (!query || !user || !result.data || result.errors) return;
    if (query.isPage) shown.show({ asOf: null });
    if (query.name === "AdminDashboardPage") shown.show({ ahead: ordersIn(result.data) });
    const { name, isOrder } = query;
    answers.keep(user, { name, isOrder, seenAt: Date.now(), text: JSON.stringify(result.data) }).catch(() => {});
  };
  async function lastAnswer(operation: Operation, error: unknown): Promise<Result> {
    const [query, user] = [keptQuery(operation.operationName, operation.variables), userId()];
    const kept = query && user ? await answers.find(user, query.name).catch(() => undefined) : undefined;
    if (!kept) throw error;
    const syncedAt = Math.max(shown.state().syncedAt ?? 0, kept.seenAt);
    shown.show({ syncedAt, ...(query?.isPage && { asOf: kept.seenAt }) });
    return { data: JSON.parse(kept.text) as Record<string, unknown> };
  }
  const fallBack = (operation: Operation, error: unknown) =>
    isOfNetwork(problemOf(error).code) ? from(lastAnswer(operation, error)) : failing(error);

  return {
    queue,
    answered,
    fallBack,
    request(operation, forward) {
      const queued = operation.getContext()["queued"] as ActionContext | undefined;
      const own = queue.own();
      if (queued && own) return from(queueOrSend({ operation, forward, queued, own }));
      if (keptQuery(operation.operationName, operation.variables) && isOffline())
        return from(lastAnswer(operation, noNetwork()));
      return forward(operation).pipe(
        tap((result) => answered(operation, result)),
        catchError((error: unknown) => fallBack(operation, error)),
      );
    },
  };
}

/** The orders of a technician's day. */
function ordersIn(data: unknown): readonly string[] {
  const { mine } = daySchema.safeParse(data).data ?? {};
  return mine?.orders.map(({ id }) => id).slice(0, mostAhead) ?? [];
}

const mostAhead = 12;
const daySchema = shape.object({ mine: shape.object({ orders: shape.array(shape.object({ id: shape.string() })) }) });

const noNetwork = () => new TypeError("Failed to fetch");
const failing = (error: unknown): Observable<never> => throwError(() => error);

function browserQueue({ auth, client, shown }: OfflineDeps): ActionQueue {
  const show = () => shown.show({ isOnline: navigator.onLine });
  const deps = {
    store: actionStore(),
    locks: locksOfBrowser(),
    async send(action: QueuedAction) {
      const failure = await sendAction(client, action);
      if (!failure) shown.show({ syncedAt: Date.now() });
      return failure;
    },
    awaitsUploads,
    isOnline: () => navigator.onLine,
    now: Date.now,
    ids: newId,
  };
  const queue = createActionQueue(auth, deps, (actions) => shown.show({ actions }));
  onReturn(() => {
    show();
    queue.wake();
  });
  window.addEventListener("offline", show);
  show();
  return queue;
}

const askUploads = reopening(openUploadStore);

/** Of a task, an attempt and a status change, photos that were taken before them; of a message, its own files. */
async function awaitsUploads(action: QueuedAction): Promise<boolean> {
  if (!waitingVerbs.has(action.verb)) return false;
  const uploads = await askUploads((store) => store.list(action.userId));
  return uploads.some((upload) => goesBefore(upload, action));
}

const waitingVerbs = new Set<QueuedAction["verb"]>([
  "changeServiceOrderStatus",
  "postOrderMessage",
  "recordCalibrationAttempt",
  "updateOrderTask",
]);

/** Reports whose answers may stay on the device, whenever that changes. */
function followSignOut(auth: Auth, tell: (userId: string | null) => void): void {
  let known: string | null | undefined;
  const follow = () => {
    const { status, user } = auth.state();
    const now = user?.id ?? null;
    if (status === "starting" || now === known) return;
    known = now;
    tell(now);
  };
  auth.subscribe(follow);
  follow();
}

interface Queueing {
  operation: Operation;
  forward: Forward;
  queued: ActionContext;
  own: OwnActions;
}

/** The schemas weigh more than the queue: they come with the first action. */
const judge = untilItWorks(async () => (await import("./judge-action.ts")).refusalOf);

/** The action is safe on the device before it is sent, so that a page that is closed meanwhile loses nothing. */
async function queueOrSend({ operation, forward, queued, own }: Queueing): Promise<Result> {
  const input = operation.variables["input"] as Asked["input"];
  const verb = verbOf(operation);
  const refusal = (await judge().catch(() => null))?.(verb, input); // Without its code the server is the first to judge.
  if (refusal) throw refusal;
  const added = await own.add({ ...queued, verb, input }).catch(() => null);
  if (!added) return lastValueFrom(forward(operation));
  const waits: Result = { data: { [verb]: null } };
  const [first] = added;
  if (!first || !own.isFirst(added) || (await awaitsUploads(first).catch(() => false))) {
    await own.release(added, false);
    return waits;
  }
  const got: { result?: Result; error?: unknown } = {};
  await own.alone(first, async () => {
    const sent = added.length === 1 ? { ...first.input, clientKey: first.id } : input;
    operation.variables = { ...operation.variables, input: sent };
    await inTime(lastValueFrom(forward(operation))).then(
      (result) => (got.result = result),
      (error: unknown) => (got.error = error),
    );
  });
  const isRefused = got.error !== undefined && !willPass(problemOf(got.error).code);
  const isOver = isRefused || (got.result !== undefined && !passes(got.result));
  await own.release(added, isOver);
  if (isRefused) throw got.error;
  return isOver ? (got.result ?? waits) : waits;
}

/** The screen waits so long; then the queue does. */
const patience = 12_000;

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([answer, new Promise<never>((_resolve, reject) => setTimeout(() => reject(noNetwork()), patience))]);

/** An answer that says that the server could not, this time. */
function passes({ errors }: Result): boolean {
  return errors !== undefined && errors.length > 0 && willPass(problemOf(new CombinedGraphQLErrors({ errors })).code);
}

function verbOf({ query }: Operation): Asked["verb"] {
  const [definition] = query.definitions;
  const field = definition && "selectionSet" in definition ? definition.selectionSet.selections[0] : undefined;
  if (field?.kind !== Kind.FIELD) throw new Error("An action is one verb");
  return field.name.value as Asked["verb"]; // The context says that it is one of them.
}
