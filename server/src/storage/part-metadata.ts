import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";

const metadataSchema = z.object({
  id: z.preprocess((id) => id || null, z.uuid().toLowerCase().nullable()),
  name: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

export type PartMetadata = z.output<typeof metadataSchema>;

export const noMetadata: PartMetadata = { id: null };

export function readPartMetadata(json: string): PartMetadata {
  const { data } = metadataSchema.safeParse(parsed(json));
  if (!data || !isStorable(data.metadata)) throw fail("file-metadata-unreadable");
  return data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw fail("file-metadata-unreadable");
  }
}

/** PostgreSQL cannot store NUL or unpaired surrogates, which JSON allows as escapes. */
const isStorable = (metadata: unknown): boolean => !/\\u(0000|d[89a-f])/.test(JSON.stringify(metadata) ?? "");
