import * as shape from "@boresight/domain/base/shape";
import { AuthError, clientProblem } from "#auth/auth-problem.ts";
import { noteChange } from "#auth/latest-change.ts";
import { authHeaders } from "#data/headers.ts";
import type { Fetch } from "./is-stored.ts";

/** The content to load. */
interface WantedContent {
  id: string;
  /** Changes with the content, so that no cache returns the previous one. */
  version: string;
  /** In pixels, for a smaller image; without it the file as it is. */
  width?: number | undefined;
}

export interface FileContents {
  /** Rejects with a message for people. */
  load: (wanted: WantedContent, signal: AbortSignal) => Promise<Blob>;
  /** With the reason, where one is asked for. */
  remove: (id: string, reason?: string | null) => Promise<void>;
}

interface ContentParts {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  token: () => Promise<string | null>;
  fetch: Fetch;
  /** The size of the cache in bytes. */
  room?: number;
}

const refusalSchema = shape.object({ error: shape.object({ message: shape.string() }) });

/** Files are fetched with the person's token, which a plain address would not carry. */
export function createFileContents({ backendUrl, token, fetch, room = 40_000_000 }: ContentParts): FileContents {
  const recent = createRecent(room);

  async function call(path: string, init: RequestInit): Promise<Response> {
    const accessToken = await token();
    const headers = authHeaders(accessToken);
    const response = await fetch(`${backendUrl}/v1/storage/files/${path}`, { ...init, headers }).catch(unlessAborted);
    if (!response.ok) throw await refusalOf(response);
    return response;
  }

  return {
    async load({ id, version, width }, signal) {
      const path = `${encodeURIComponent(id)}?v=${encodeURIComponent(version)}${width ? `&w=${width}` : ""}`;
      const known = recent.get(path);
      if (known) return known;
      const content = await (await call(path, { signal })).blob();
      recent.keep(path, content);
      return content;
    },
    async remove(id, reason) {
      const why = !reason ? "" : `?reason=${encodeURIComponent(reason)}`;
      await call(`${encodeURIComponent(id)}${why}`, { method: "DELETE" }).finally(noteChange);
    },
  };
}

/** What a failed request says to people; one that was called off stays as it is. */
export function unlessAborted(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new AuthError(clientProblem("network"));
}

/** Returns why the storage service refused: status, status text, and a message for people. */
export async function refusalOf(response: Response): Promise<AuthError> {
  const { status, statusText } = response;
  const { data } = refusalSchema.safeParse(await response.json().catch(() => null));
  return new AuthError({
    status,
    error: statusText,
    message: data?.error.message ?? clientProblem("unexpected").message,
  });
}

/** Drops the least recently used content. */
function createRecent(room: number) {
  const contents = new Map<string, Blob>();
  let taken = 0;

  return {
    get(key: string): Blob | undefined {
      const content = contents.get(key);
      if (content) {
        contents.delete(key);
        contents.set(key, content);
      }
      return content;
    },
    keep(key: string, content: Blob): void {
      if (content.size > room) return;
      taken += content.size - (contents.get(key)?.size ?? 0);
      contents.set(key, content);
      for (const [oldest, { size }] of contents) {
        if (taken <= room) return;
        contents.delete(oldest);
        taken -= size;
      }
    },
  };
}
