// One person's actions: stored on the device, sent in order, one at a time, until the server has carried them out.
import * as shape from "@boresight/domain/base/shape";
import { dueAt, retryDelay } from "#data/queue/retry.ts";
import { joinTabs, type Locks, type Tabs } from "#data/queue/tabs.ts";
import type { ActionStore } from "./action-store.ts";
import {
  actionsFor,
  afterFailure,
  afterThose,
  isAboutTheSame,
  isDoneByThem,
  isOfNetwork,
  isReplaced,
  keepingMine,
  nextDue,
  triedAgain,
  type Asked,
  type Failure,
  type QueuedAction,
  type ShownAction,
} from "./queued-action.ts";

export interface ActionDeps {
  store: ActionStore;
  locks: Locks;
  /** Resolves to null when the server has carried it out, or to why not. */
  send: (action: QueuedAction) => Promise<Failure | null>;
  /** Whether photos that were taken before it still wait. */
  awaitsUploads: (action: QueuedAction) => Promise<boolean>;
  isOnline: () => boolean;
  now: () => number;
  ids: () => string;
}

export interface ActionListeners {
  onChange: (actions: readonly ShownAction[]) => void;
  /** Called by whoever shows the order: reloads it, and resolves when it is there. */
  onSent: (orderId: string) => Promise<void>;
}

/** Nobody works offline for so long; what comes then fails at once, as without a queue. */
const mostActions = 500;
const uploadsPause = 2000;

const messages = shape.union([
  shape.object({ type: shape.literal("changed") }),
  shape.object({ type: shape.literal("sent"), orderId: shape.string() }),
]);
type Message = shape.Output<typeof messages>;

export class OwnActions {
  readonly #userId: string;
  readonly #deps: ActionDeps;
  readonly #listeners: ActionListeners;
  readonly #tabs: Tabs<Message>;
  /** Sent by the screen itself. */
  readonly #held = new Set<string>();
  /** Carried out, but the screen does not show it yet. */
  readonly #landing = new Set<string>();
  #actions: readonly QueuedAction[] = [];
  #isSender = false;
  #isSending = false;
  #isOver = false;
  #onlineAgainAt = 0;
  #pausedUntil = 0;
  #lastAddedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly ready: Promise<void>;

  constructor(userId: string, deps: ActionDeps, listeners: ActionListeners) {
    this.#userId = userId;
    this.#deps = deps;
    this.#listeners = listeners;
    this.#tabs = joinTabs(`boresight-actions-${userId}`, messages, deps.locks);
    this.#tabs.listen((message) => this.#hear(message));
    this.#tabs.takeTurn(() => {
      this.#isSender = true;
      this.#goOn();
    });
    this.ready = this.#refresh();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#tabs.leave();
  }

  wake(): void {
    this.#onlineAgainAt = this.#deps.now();
    this.#pausedUntil = 0;
    this.#goOn();
  }

  /** Resolves once it is safe on the device; rejects when the device cannot store it. */
  async add(asked: Asked): Promise<readonly QueuedAction[]> {
    await this.ready;
    const { ids, store } = this.#deps;
    if (this.#actions.length >= mostActions) throw new Error("Too much waits already");
    const added: QueuedAction[] = [];
    for (const action of actionsFor(asked, { userId: this.#userId, ids, now: () => this.#nextMoment() }))
      added.push(afterThose(action, [...this.#actions, ...added]));
    added.forEach(({ id }) => this.#held.add(id));
    try {
      await store.add(added);
      const replaced = this.#actions.filter((one) => isReplaced(one, added));
      if (replaced.length > 0) await store.remove(replaced.map(({ id }) => id));
    } catch (error) {
      added.forEach(({ id }) => this.#held.delete(id));
      throw error;
    }
    this.#actions = [...this.#actions.filter((one) => !isReplaced(one, added)), ...added];
    return added;
  }

  /** Whether nothing of the same order goes before it. */
  isFirst = (added: readonly QueuedAction[]): boolean =>
    this.#deps.isOnline() &&
    !this.#actions.some((one) => one.orderId === added[0]?.orderId && !added.some(({ id }) => id === one.id));

  /** Runs while no other tab sends it. */
  alone = (action: QueuedAction, work: () => Promise<void>) => this.#tabs.alone(action.id, work);

  /** The screen has its answer: the actions are over, or from now on the queue's. */
  async release(added: readonly QueuedAction[], isOver: boolean): Promise<void> {
    const gone = added.map(({ id }) => id);
    if (isOver) {
      this.#actions = this.#actions.filter(({ id }) => !gone.includes(id));
      await this.#deps.store.remove(gone).catch(() => {}); // Sent again, it is carried out once.
    }
    gone.forEach((id) => this.#held.delete(id));
    await this.#changed();
  }

  async retry(id: string): Promise<void> {
    const { store, ids } = this.#deps;
    const action = this.#actions.find((one) => one.id === id);
    const replaced = keepingMine(this.#actions, id, ids);
    for (const one of replaced) await store.replace(one.id, one.action);
    if (action && replaced.length === 0) await store.change(triedAgain(action));
    this.#pausedUntil = 0;
    await this.#changed();
  }

  /** With what waits behind it about the same, which builds on it. */
  async discard(id: string): Promise<void> {
    const action = this.#actions.find((one) => one.id === id);
    if (!action) return;
    const behind = this.#actions.filter((one) => isAboutTheSame(one, action) && one.addedAt > action.addedAt);
    await this.#deps.store.remove([id, ...behind.map((one) => one.id)]);
    await this.#changed();
  }

  #hear(message: Message): void {
    void this.#refresh();
    if (message.type === "sent") void this.#listeners.onSent(message.orderId);
  }

  /** No two have the same: it is their order. */
  #nextMoment(): number {
    this.#lastAddedAt = Math.max(this.#deps.now(), this.#lastAddedAt + 1);
    return this.#lastAddedAt;
  }

  async #changed(): Promise<void> {
    this.#tabs.tell({ type: "changed" });
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const stored = await this.#deps.store.list(this.#userId).catch(() => []);
    if (this.#isOver) return;
    const landing = this.#actions.filter(({ id }) => this.#landing.has(id));
    this.#actions = [...landing, ...stored.filter(({ id }) => !this.#landing.has(id))];
    this.#lastAddedAt = Math.max(this.#lastAddedAt, ...stored.map(({ addedAt }) => addedAt));
    this.#show();
    this.#goOn();
  }

  #show(): void {
    this.#listeners.onChange(this.#actions.map((action) => ({ ...action, isDirect: this.#held.has(action.id) })));
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.#isSender || this.#isSending || this.#isOver || !this.#deps.isOnline()) return;
    const now = this.#deps.now();
    if (this.#pausedUntil > now) return this.#later(this.#pausedUntil - now);
    const waiting = this.#actions.filter(({ id }) => !this.#landing.has(id));
    const next = nextDue(waiting, { now, onlineAgainAt: this.#onlineAgainAt, held: this.#held });
    if (next) return void this.#sendOne(next);
    const dueTimes = waiting.filter(({ state }) => state === "waiting").map((one) => dueAt(one, this.#onlineAgainAt));
    const soonest = Math.min(...dueTimes.filter((moment) => moment > now));
    if (Number.isFinite(soonest)) this.#later(soonest - now);
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#goOn(), milliseconds);
  }

  async #sendOne(action: QueuedAction): Promise<void> {
    this.#isSending = true;
    try {
      if (await this.#deps.awaitsUploads(action).catch(() => false)) {
        this.#pausedUntil = this.#deps.now() + uploadsPause;
        return;
      }
      const isAlone = await this.#tabs.alone(action.id, async () => {
        const failure = await this.#deps.send(action);
        if (this.#isOver) return;
        if (failure && !isDoneByThem(action, failure.theirs)) await this.#failed(action, failure);
        else await this.#sent(action);
      });
      if (!isAlone) this.#pausedUntil = this.#deps.now() + uploadsPause; // Another tab's screen sends it.
    } catch (error) {
      console.error("An action could not be stored", error);
      this.#pausedUntil = this.#deps.now() + retryDelay(1);
    } finally {
      this.#isSending = false;
      this.#goOn();
    }
  }

  async #sent(action: QueuedAction): Promise<void> {
    await this.#deps.store.remove([action.id]);
    this.#landing.add(action.id);
    this.#tabs.tell({ type: "sent", orderId: action.orderId });
    void this.#listeners.onSent(action.orderId).then(() => {
      this.#landing.delete(action.id);
      return this.#refresh();
    });
  }

  async #failed(action: QueuedAction, failure: Failure): Promise<void> {
    const after = afterFailure(action, failure, this.#deps.now());
    if (isOfNetwork(failure.code)) this.#pausedUntil = this.#deps.now() + retryDelay(after.attempts);
    await this.#deps.store.change(after);
    await this.#changed();
  }
}
