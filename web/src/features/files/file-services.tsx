import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { AuthContext } from "#auth/auth-context.ts";
import type { Auth } from "#auth/auth.ts";
import { createFileContents, type FileContents } from "#data/upload/file-contents.ts";
import { createLazyUploadQueue, type LazyUploadQueue } from "#data/upload/lazy-upload-queue.ts";
import { newId } from "#data/new-id.ts";
import type { UploadsState } from "#data/upload/uploads-state.ts";
import { whenIdle } from "#ui/overlay/when-idle.ts";

interface FileServices {
  queue: LazyUploadQueue;
  contents: FileContents;
}

const FileServicesContext = createContext<FileServices | null>(null);

// For the app's lifetime: uploads continue across pages.
const services = new WeakMap<Auth, FileServices>();

function servicesFor(auth: Auth): FileServices {
  const backendUrl = window.location.origin;
  const made = services.get(auth) ?? {
    queue: createLazyUploadQueue({
      async load() {
        const { createBrowserUploadQueue } = await import("#data/upload/browser-upload-queue.ts");
        return createBrowserUploadQueue(backendUrl, auth);
      },
      session: auth,
      isOnline: () => navigator.onLine,
      ids: newId,
      now: Date.now,
    }),
    contents: createFileContents({ backendUrl, token: auth.token, fetch: (address, init) => fetch(address, init) }),
  };
  services.set(auth, made);
  return made;
}

export function FileServicesProvider({ children }: { children: ReactNode }) {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("FileServicesProvider needs an AuthProvider above it");
  const files = servicesFor(auth);
  useEffect(keepPage, []);
  useEffect(() => {
    const start = () => void files.queue.start().catch(() => {}); // Files that are added meanwhile are held.
    whenIdle(start);
    window.addEventListener("online", start);
    return () => window.removeEventListener("online", start);
  }, [files]);

  return <FileServicesContext value={files}>{children}</FileServicesContext>;
}

const stay = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
};

/** A file dropped elsewhere must not replace the page. */
function keepPage(): () => void {
  window.addEventListener("dragover", stay);
  window.addEventListener("drop", stay);

  return () => {
    window.removeEventListener("dragover", stay);
    window.removeEventListener("drop", stay);
  };
}

export function useFileServices(): FileServices {
  const known = useContext(FileServicesContext);
  if (!known) throw new Error("useFileServices needs a FileServicesProvider above it");
  return known;
}

/** The uploads and their progress. */
export function useUploads(): UploadsState {
  const { queue } = useFileServices();
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** How many files wait to be uploaded, by the slot. */
export function useWaitingFiles(): ReadonlyMap<string, number> {
  const { uploads } = useUploads();
  return useMemo(() => {
    const waiting = uploads.filter(({ state, uploadTarget }) => state === "waiting" && uploadTarget.orderTaskFileId);
    return new Map(
      [...Map.groupBy(waiting, ({ uploadTarget }) => uploadTarget.orderTaskFileId ?? "")].map(
        ([slot, files]) => [slot, files.length] as const,
      ),
    );
  }, [uploads]);
}

/** Called when a file of the order is uploaded; the upload stays visible until the returned promise settles. */
export function useStoredFiles(orderId: string, refetch: () => Promise<unknown>): void {
  const { queue } = useFileServices();
  const listen = useCallback(
    async (upload: { serviceOrderId: string }) => {
      if (upload.serviceOrderId === orderId) await refetch();
    },
    [orderId, refetch],
  );
  useEffect(() => queue.onStored(listen), [queue, listen]);
}
