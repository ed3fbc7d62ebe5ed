import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownerOnly, ownerReads } from "#platform/settings/data-folder.ts";

interface WrittenMessage {
  id: string;
  /** An ISO timestamp. */
  createdAt: string;
  extension: "eml" | "txt";
}

/** Stores a message as a file, for people who try things out without a mail server or a telephone. */
export async function writeMessage(
  folder: string,
  { id, createdAt, extension }: WrittenMessage,
  content: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  await writeFile(join(folder, `${createdAt.replaceAll(":", "-")}-${id}.${extension}`), content, { mode: ownerReads });
}
