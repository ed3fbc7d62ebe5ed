// The uploads of the signed-in person.
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import { join, landed } from "#data/queue/listeners.ts";
import { ofPerson, type Session } from "#data/queue/of-person.ts";
import { OwnUploads, type UploadDeps } from "./own-uploads.ts";
import type { UploadWish } from "./upload-entry.ts";
import { noUploads, type StoredUpload, type UploadsState } from "./uploads-state.ts";

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

export function createUploadQueue(session: Session, parts: UploadDeps): UploadQueue {
  const listeners = new Set<() => void>();
  const storedListeners = new Set<StoredListener>();
  let state = noUploads;
  const show = (next: UploadsState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const onStored = (upload: StoredUpload) => landed(storedListeners, upload);
  const own = ofPerson(session, {
    open: (userId) => new OwnUploads(userId, parts, { onChange: show, onStored }),
    clear: () => show(noUploads),
  });

  return {
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    onStored: (listener) => join(storedListeners, listener),
    async add(wishes) {
      const uploads = own();
      if (!uploads) throw new AuthError(clientProblem("unauthenticated-user"));
      await uploads.add(wishes);
    },
    content: (id) => parts.store.content(id),
    retry: async (id) => own()?.retry(id),
    cancel: async (id) => own()?.cancel(id),
    remove: async (id) => own()?.remove(id),
    wake: () => own()?.wake(),
  };
}
