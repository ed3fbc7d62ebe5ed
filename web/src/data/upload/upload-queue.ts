// The uploads of the signed-in person: another person on the same device neither sends nor sees them.
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import type { Auth } from "#auth/auth.ts";
import { OwnUploads, type UploadDeps } from "./own-uploads.ts";
import type { UploadWish } from "./upload-entry.ts";
import { noUploads, type StoredUpload, type UploadsState } from "./uploads-state.ts";

const longestLanding = 5000;

export interface UploadQueue {
  state: () => UploadsState;
  subscribe: (listener: () => void) => () => void;
  /** Called for every stored file, whichever tab sent it; the file stays in the queue until the listener is done. */
  onStored: (listener: StoredListener) => () => void;
  /** Resolves once the files are safe on the device, or in this page's memory (`kept` is false then). */
  add: (wishes: readonly UploadWish[]) => Promise<void>;
  /** The bytes of a pending upload, to show it. */
  content: (id: string) => Promise<Blob | undefined>;
  retry: (id: string) => Promise<void>;
  /** Stops sending and keeps the file, until it is retried or removed. */
  cancel: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  wake: () => void;
}

type StoredListener = (upload: StoredUpload) => Promise<void>;
export type Session = Pick<Auth, "state" | "subscribe">;

export function createUploadQueue(session: Session, parts: UploadDeps): UploadQueue {
  const listeners = new Set<() => void>();
  const storedListeners = new Set<StoredListener>();
  let state = noUploads;
  let own: { userId: string; uploads: OwnUploads } | null = null;
  const show = (next: UploadsState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const onStored = async (upload: StoredUpload) => {
    const shown = Promise.allSettled([...storedListeners].map((listener) => listener(upload)));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, longestLanding))]);
  };

  function follow() {
    const userId = session.state().user?.id ?? null;
    if (userId === (own?.userId ?? null)) return;
    own?.uploads.stop();
    own = null;
    show(noUploads);
    if (userId) own = { userId, uploads: new OwnUploads(userId, parts, { onChange: show, onStored }) };
  }
  session.subscribe(follow);
  follow();

  return {
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    onStored: (listener) => join(storedListeners, listener),
    async add(wishes) {
      if (!own) throw new AuthError(clientProblem("unauthenticated-user"));
      await own.uploads.add(wishes);
    },
    content: (id) => parts.store.content(id),
    retry: async (id) => own?.uploads.retry(id),
    cancel: async (id) => own?.uploads.cancel(id),
    remove: async (id) => own?.uploads.remove(id),
    wake: () => own?.uploads.wake(),
  };
}

function join<Member>(members: Set<Member>, member: Member): () => void {
  members.add(member);
  return () => void members.delete(member);
}
