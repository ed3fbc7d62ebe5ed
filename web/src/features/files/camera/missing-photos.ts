import type { SlotFilesFragment } from "#graphql/graphql.ts";
import type { UploadTarget } from "#data/upload/upload-entry.ts";

/** A slot, and how many files it needs. */
export interface FilledSlot {
  slot: Pick<SlotFilesFragment, "allowedFileTypes" | "id" | "serviceOrderId" | "title">;
  needed: number;
  /** The files that it has, or that are on their way. */
  there: number;
}

export interface MissingPhoto {
  title: string;
  number: number;
  needed: number;
  uploadTarget: UploadTarget;
}

const isForPhotos = ({ allowedFileTypes }: FilledSlot["slot"]): boolean =>
  allowedFileTypes.length > 0 && allowedFileTypes.every((type) => type?.startsWith("image/"));

/** The photos that are still missing in slots that take nothing else, in the order of the tasks. */
export const missingPhotos = (slots: readonly FilledSlot[]): MissingPhoto[] =>
  slots.flatMap(({ slot, needed, there }) =>
    isForPhotos(slot)
      ? Array.from({ length: Math.max(0, needed - there) }, (_, index) => ({
          title: slot.title,
          number: there + index + 1,
          needed,
          uploadTarget: { serviceOrderId: slot.serviceOrderId, orderTaskFileId: slot.id },
        }))
      : [],
  );
