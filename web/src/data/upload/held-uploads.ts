// Files that were added before the code of the queue is there. They are in this page's memory alone.
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import type { Session } from "#data/queue/of-person.ts";
import { newEntry, triedAgain, type UploadEntry, type UploadWish } from "./upload-entry.ts";
import type { QueuedUpload } from "./uploads-state.ts";

export interface HoldingDeps {
  session: Pick<Session, "state">;
  ids: () => string;
  now: () => number;
}

interface Held {
  wish: UploadWish;
  entry: UploadEntry;
}

/** Each person sees and hands over only their own. */
export class HeldUploads {
  readonly #deps: HoldingDeps;
  #held: readonly Held[] = [];

  constructor(deps: HoldingDeps) {
    this.#deps = deps;
  }

  add(wishes: readonly UploadWish[]): void {
    const { ids, now } = this.#deps;
    const userId = this.#userId();
    if (userId === null) throw new AuthError(clientProblem("unauthenticated-user"));
    const added = wishes.map((wish) => ({ wish, entry: newEntry(wish, { id: wish.id ?? ids(), userId, now: now() }) }));
    this.#held = [...this.#held, ...added.map(({ wish, entry }) => ({ wish, entry: { ...entry, kept: false } }))];
  }

  uploads(): QueuedUpload[] {
    return this.#own().map(({ entry }) => ({ ...entry, isSending: false, progress: 0 }));
  }

  has = (id: string): boolean => this.#held.some(({ entry }) => entry.id === id);
  content = (id: string): Blob | undefined => this.#held.find(({ entry }) => entry.id === id)?.wish.file;
  cancel = (id: string): void => this.#change(id, (entry) => ({ ...entry, state: "cancelled" }));
  retry = (id: string): void => this.#change(id, triedAgain);

  remove(id: string): void {
    this.#held = this.#held.filter(({ entry }) => entry.id !== id);
  }

  /** Those that wait for `add`, which takes all or none of them: while it runs they are not here. */
  async handOver(add: (wishes: readonly UploadWish[]) => Promise<void>): Promise<void> {
    const waiting = this.#own().filter(({ entry }) => entry.state === "waiting");
    if (waiting.length === 0) return;
    this.#held = this.#held.filter((one) => !waiting.includes(one));
    try {
      await add(waiting.map(({ wish }) => wish));
    } catch (error) {
      this.#held = [...waiting, ...this.#held];
      throw error;
    }
  }

  #userId = (): string | null => this.#deps.session.state().user?.id ?? null;
  #own = (): readonly Held[] => this.#held.filter(({ entry }) => entry.userId === this.#userId());

  #change(id: string, change: (entry: UploadEntry) => UploadEntry): void {
    this.#held = this.#held.map((one) => (one.entry.id === id ? { ...one, entry: change(one.entry) } : one));
  }
}
