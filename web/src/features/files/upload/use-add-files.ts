import { refusalFor, type OfferedSlot } from "@boresight/domain/files/file-refusal";
import { useState } from "react";
import type { UploadTarget, UploadWish } from "#data/upload/upload-entry.ts";
import { useQueueFiles } from "./use-queue-files.ts";

/** The place that new files are uploaded to. */
export interface Place {
  slot: OfferedSlot;
  uploadTarget: UploadTarget;
}

interface FilledPlace extends Place {
  /** The files that exist or are being uploaded. */
  countThere: number;
}

interface AddingFiles {
  /** With the id of the file that the new one replaces. */
  add: (files: readonly File[], replaces?: string) => void;
  /** Why some files were not uploaded. */
  refusals: readonly string[];
  forgetRefusals: () => void;
}

/** Adds chosen files to the queue, except those that the place does not accept. */
export function useAddFiles({ slot, uploadTarget, countThere }: FilledPlace): AddingFiles {
  const queueFiles = useQueueFiles();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const types = slot.allowedFileTypes;
  const isForPhotos =
    types.every((type) => type?.startsWith("image/")) && types.some((type) => /^image\/(jpeg|\*)$/.test(type ?? ""));
  /** A document stays what it was, page by page; a photo is made small first, without which it goes as it is. */
  const send = async (wishes: readonly UploadWish[]) => {
    const { smallerPhoto } = (isForPhotos && (await import("./smaller-photo.ts").catch(() => null))) || {};
    const small = async (wish: UploadWish) => ({
      ...wish,
      file: smallerPhoto ? await smallerPhoto(wish.file) : wish.file,
    });
    for (const wish of wishes) await queueFiles([await small(wish)]); // One picture at a time fits into a phone's memory.
  };

  return {
    add(files, replaces) {
      const wishes: UploadWish[] = [];
      const refused: string[] = [];
      for (const file of files) {
        const count = replaces === undefined ? countThere + wishes.length : wishes.length;
        const why = refusalFor({ name: file.name, mimeType: file.type, size: file.size }, slot, count);
        if (why === null) wishes.push({ file, uploadTarget, replaces });
        else refused.push(why);
      }
      setRefusals(refused);
      if (wishes.length > 0) void send(wishes);
    },
    refusals,
    forgetRefusals: () => setRefusals([]),
  };
}
