import type { SlotFilesFragment } from "#graphql/graphql.ts";
import type { UploadTarget } from "#data/upload/upload-entry.ts";

/** A slot, and how many files it needs. */
export interface FilledSlot {
  slot: Pick<SlotFilesFragment, "allowedFileTypes" | "description" | "id" | "serviceOrderId" | "title">;
  needed: number;
  /** The files that it has, or that are on their way. */
  there: number;
}

export interface MissingPhoto {
  title: string;
  /** Which of the photos this is, where the slot lists them: `Right side`. */
  view: string | null;
  number: number;
  needed: number;
  uploadTarget: UploadTarget;
}

const isForPhotos = ({ allowedFileTypes }: FilledSlot["slot"]): boolean =>
  allowedFileTypes.length > 0 && allowedFileTypes.every((type) => type?.startsWith("image/"));

/** What a slot's description lists, as many as it needs photos: `Front, right side, rear, left side`. */
function viewsIn(description: string, needed: number): readonly string[] {
  const views = description.split(/[,،;]/).map((view) => view.trim().replace(/\.$/, ""));
  return needed > 1 && views.length === needed && views.every(Boolean) ? views.map(asSentence) : [];
}

const asSentence = (view: string): string => view.charAt(0).toUpperCase() + view.slice(1);

/** The photos that are still missing in slots that take nothing else, in the order of the tasks. */
export const missingPhotos = (slots: readonly FilledSlot[]): MissingPhoto[] =>
  slots.flatMap(({ slot, needed, there }) =>
    isForPhotos(slot)
      ? Array.from({ length: Math.max(0, needed - there) }, (_, index) => ({
          title: slot.title,
          view: viewsIn(slot.description, needed)[there + index] ?? null,
          number: there + index + 1,
          needed,
          uploadTarget: { serviceOrderId: slot.serviceOrderId, orderTaskFileId: slot.id },
        }))
      : [],
  );
