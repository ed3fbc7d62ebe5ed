import { takesType, type SlotRule } from "@boresight/domain/files/file-rules";

type Types = Pick<SlotRule, "allowedFileTypes">;

/** Returns the `accept` attribute of the file chooser. Extensions may be given with or without their dot. */
export const acceptFor = ({ allowedFileTypes }: Types): string =>
  allowedFileTypes.map((type) => (type.includes("/") || type.startsWith(".") ? type : `.${type}`)).join(",");

export const takesPhotos = (slot: Types): boolean => takesType(slot, { name: "photo.jpg", mimeType: "image/jpeg" });
