import { takesType, type SlotRule } from "@boresight/domain/files/file-rules";

type Types = Pick<SlotRule, "allowedFileTypes">;

/** Returns the `accept` attribute of the file chooser. Extensions may be given with or without their dot. */
export const acceptFor = ({ allowedFileTypes }: Types): string =>
  [...new Set(allowedFileTypes.flatMap(typesToOffer))].join(",");

/** Some systems know the pictures of phones by one of their names alone, and some by their extension. */
const heicTypes = ["image/heic", "image/heif", ".heic", ".heif"];

function typesToOffer(type: string): readonly string[] {
  if (heicTypes.includes(type)) return heicTypes;
  return [type.includes("/") || type.startsWith(".") ? type : `.${type}`];
}

export const takesPhotos = (slot: Types): boolean => takesType(slot, { name: "photo.jpg", mimeType: "image/jpeg" });
