import { useCallback, useRef } from "react";
import { useAuth } from "#auth/use-auth.ts";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import { uploadFile } from "#data/upload/upload-file.ts";

/** Returns what uploads the files of an answer, each once over several attempts to send it, and resolves to their ids there. */
export function useUploadedFiles(): (files: readonly ChosenFile[]) => Promise<string[]> {
  const { token } = useAuth();
  const known = useRef(new Map<string, string>());

  return useCallback(
    async (files) => {
      const ids: string[] = [];
      for (const { id, file } of files) {
        const uploaded = known.current.get(id) ?? (await uploadFile(file, await token(), { forMessage: true }));
        known.current.set(id, uploaded);
        ids.push(uploaded);
      }
      return ids;
    },
    [token],
  );
}
