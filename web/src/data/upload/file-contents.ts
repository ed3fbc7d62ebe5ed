import * as z from "zod/mini";
import { clientProblem } from "#auth/auth-problem.ts";
import type { Fetch } from "#data/is-stored.ts";

/** Which bytes are asked for. */
interface WantedContent {
  id: string;
  /** Changes with the content, so that no cache hands out what was there before. */
  version: string;
  /** In pixels, of an image made smaller; the file as it is without. */
  width?: number | undefined;
}

export interface FileContents {
  /** Rejects with a sentence for people. */
  load: (wanted: WantedContent, signal: AbortSignal) => Promise<Blob>;
  remove: (id: string) => Promise<void>;
}

interface ContentParts {
  /** The backend's origin, without /v1. */
  backendUrl: string;
  token: () => Promise<string | null>;
  fetch: Fetch;
  /** How much is kept at hand, in bytes. */
  room?: number;
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** What people look at is fetched in their name, because a plain address would carry no token. */
export function createFileContents({ backendUrl, token, fetch, room = 40_000_000 }: ContentParts): FileContents {
  const recent = createRecent(room);

  async function call(path: string, init: RequestInit): Promise<Response> {
    const accessToken = await token();
    const headers = { ...(accessToken && { authorization: `Bearer ${accessToken}` }) };
    const response = await fetch(`${backendUrl}/v1/storage/files/${path}`, { ...init, headers }).catch(unlessAborted);
    if (!response.ok) throw new Error(await sentenceOf(response));
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
    remove: async (id) => void (await call(encodeURIComponent(id), { method: "DELETE" })),
  };
}

function unlessAborted(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new Error(clientProblem("network").message, { cause: error });
}

async function sentenceOf(response: Response): Promise<string> {
  const { data } = refusalSchema.safeParse(await response.json().catch(() => null));
  return data?.error.message ?? clientProblem("unexpected").message;
}

/** Forgets what was looked at longest ago. */
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
