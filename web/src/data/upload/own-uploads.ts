// One person's uploads: stored on the device, sent two at a time, and retried until the server has accepted or refused
// them.
import * as shape from "@boresight/domain/base/shape";
import { dueAt } from "#data/queue/retry.ts";
import { joinTabs, type Locks, type Tabs } from "#data/queue/tabs.ts";
import { sendUpload, type Outcome, type Sending, type SendingDeps } from "./send-upload.ts";
import { afterFailure, newEntry, triedAgain, type UploadEntry, type UploadWish } from "./upload-entry.ts";
import type { UploadStore } from "./upload-store.ts";
import type { StoredUpload, UploadsState } from "./uploads-state.ts";

export interface UploadDeps extends SendingDeps {
  store: UploadStore;
  locks: Locks;
  isOnline: () => boolean;
  now: () => number;
  ids: () => string;
}

export interface UploadListeners {
  onChange: (state: UploadsState) => void;
  /** Called by whoever shows the files: reloads them, and resolves when they are there. */
  onStored: (upload: StoredUpload) => Promise<void>;
}

const atOnce = 2;

const messages = shape.union([
  shape.object({ type: shape.literal("changed") }),
  shape.object({ type: shape.literal("wake") }),
  shape.object({ type: shape.literal("progress"), id: shape.string(), percent: shape.number() }),
  shape.object({ type: shape.literal("stored"), id: shape.string(), serviceOrderId: shape.string() }),
]);
type Message = shape.Output<typeof messages>;

export class OwnUploads {
  readonly #userId: string;
  readonly #parts: UploadDeps;
  readonly #listeners: UploadListeners;
  readonly #tabs: Tabs<Message>;
  readonly #sendings = new Map<string, Sending>();
  /** Of the files that this or another tab is sending. */
  readonly #progress = new Map<string, number>();
  /** Uploaded; some are still shown here until their list shows them. */
  readonly #stored = new Set<string>();
  #entries: readonly UploadEntry[] = [];
  #storedCount = 0;
  #isSender = false;
  #isOver = false;
  #onlineAgainAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string, parts: UploadDeps, listeners: UploadListeners) {
    this.#userId = userId;
    this.#parts = parts;
    this.#listeners = listeners;
    this.#tabs = joinTabs(`boresight-uploads-${userId}`, messages, parts.locks);
    this.#tabs.listen((message) => this.#hear(message));
    this.#tabs.takeTurn(() => {
      this.#isSender = true;
      void this.#refresh();
    });
    void this.#refresh();
  }

  /** Resolves once the files are safe on the device. */
  async add(wishes: readonly UploadWish[]): Promise<void> {
    const { ids, now, store } = this.#parts;
    for (const wish of wishes) {
      await store.add(newEntry(wish, { id: wish.id ?? ids(), userId: this.#userId, now: now() }), wish.file);
    }
    await this.#changed();
  }

  retry = (id: string): Promise<void> => this.#change(id, triedAgain);

  cancel = (id: string): Promise<void> => this.#change(id, (entry) => ({ ...entry, state: "cancelled" }));

  async remove(id: string): Promise<void> {
    await this.#parts.store.remove(id);
    await this.#changed();
  }

  /** The network is back, or the person looks again: earlier failures need not wait any longer. */
  wake(): void {
    this.#onlineAgainAt = this.#parts.now();
    this.#tabs.tell({ type: "wake" });
    this.#goOn();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#sendings.forEach((sending) => sending.stop());
    this.#tabs.leave();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "changed":
        for (const id of this.#progress.keys()) if (!this.#sendings.has(id)) this.#progress.delete(id);
        return void this.#refresh();
      case "progress":
        this.#progress.set(message.id, message.percent);
        return this.#show();
      case "stored":
        this.#storedCount += 1;
        return void this.#listeners.onStored(message);
      case "wake":
        this.#onlineAgainAt = this.#parts.now();
        return this.#goOn();
    }
  }

  async #change(id: string, change: (entry: UploadEntry) => UploadEntry): Promise<void> {
    const entry = this.#entries.find((one) => one.id === id);
    if (entry) await this.#parts.store.change(change(entry));
    await this.#changed();
  }

  async #changed(): Promise<void> {
    this.#tabs.tell({ type: "changed" });
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const listed = await this.#parts.store.list(this.#userId);
    if (this.#isOver) return;
    const landing = this.#entries.filter(({ id }) => this.#stored.has(id) && this.#sendings.has(id));
    const entries = [...landing, ...listed.filter(({ id }) => !this.#stored.has(id))];
    if (this.#entries.length === 0 && entries.length > 0) this.#storedCount = 0;
    this.#entries = entries;
    for (const [id, sending] of this.#sendings) if (!this.#isWaiting(id)) sending.stop();
    this.#goOn();
  }

  #isWaiting = (id: string): boolean => this.#entries.some((entry) => entry.id === id && entry.state === "waiting");

  /** Sends what is due, as far as there is capacity, and calls itself again for the rest. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#parts.isOnline()) {
      const now = this.#parts.now();
      // What the device could not store exists only in this tab.
      const waiting = this.#entries.filter(
        ({ id, kept, state }) => state === "waiting" && !this.#sendings.has(id) && (this.#isSender || !kept),
      );
      const due = waiting.filter((entry) => dueAt(entry, this.#onlineAgainAt) <= now);
      due.slice(0, Math.max(0, atOnce - this.#sendings.size)).forEach((entry) => this.#send(entry));
      const next = Math.min(
        ...waiting.map((entry) => dueAt(entry, this.#onlineAgainAt)).filter((moment) => moment > now),
      );
      if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#goOn(), next - now);
    }
    this.#show();
  }

  #send(entry: UploadEntry): void {
    const { id } = entry;
    const onProgress = (percent: number) => {
      this.#progress.set(id, percent);
      this.#tabs.tell({ type: "progress", id, percent });
      this.#show();
    };
    const content = () => this.#parts.store.content(id);
    const sending = sendUpload({ entry, content, onProgress }, this.#parts);
    this.#sendings.set(id, sending);
    void sending.outcome.then((outcome) => this.#settle(entry, outcome));
  }

  async #settle(entry: UploadEntry, outcome: Outcome): Promise<void> {
    if (this.#isOver) return;
    try {
      if (outcome.type === "stored") await this.#storeLocally(entry);
      if (outcome.type === "failed" && this.#isWaiting(entry.id)) {
        await this.#parts.store.change(afterFailure(entry, outcome.problem, this.#parts.now()));
      }
    } finally {
      this.#sendings.delete(entry.id);
      this.#progress.delete(entry.id);
    }
    await this.#changed();
  }

  async #storeLocally({ id, replaces, uploadTarget: { serviceOrderId } }: UploadEntry): Promise<void> {
    this.#stored.add(id);
    this.#progress.set(id, 100);
    this.#show();
    await this.#parts.store.remove(id);
    const stored = { id: replaces ?? id, serviceOrderId };
    this.#tabs.tell({ type: "stored", ...stored });
    await this.#listeners.onStored(stored);
    this.#storedCount += 1;
  }

  #show(): void {
    const uploads = this.#entries.map((entry) => ({
      ...entry,
      isSending: this.#progress.has(entry.id),
      progress: this.#progress.get(entry.id) ?? 0,
    }));
    this.#listeners.onChange({ uploads, storedCount: this.#storedCount, isOnline: this.#parts.isOnline() });
  }
}
