import { messageSlot, mostMessageFiles, refusalFor } from "@boresight/domain/files/file-refusal";
import { t } from "@boresight/domain/texts/text";
import { newId } from "#data/new-id.ts";
import type { ChosenFile } from "#data/upload/upload-entry.ts";

interface Choice {
  files: readonly ChosenFile[];
  /** Why some were left out. */
  refusals: readonly string[];
}

/** Adds files to those that are chosen, as far as a message takes them. */
export function chosenWith(chosen: readonly ChosenFile[], added: readonly File[]): Choice {
  const files = [...chosen];
  const refusals: string[] = [];
  for (const file of added) {
    const why = refusalFor({ name: file.name, mimeType: file.type, size: file.size }, messageSlot, files.length);
    if (why !== null) refusals.push(why);
    else if (files.length < mostMessageFiles) files.push({ id: newId(), file });
    else return { files, refusals: [...refusals, t("orders.aMessageTakesAtMost", { max: mostMessageFiles })] };
  }
  return { files, refusals };
}
