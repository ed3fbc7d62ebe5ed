/** What a task's slot takes, asked by the screen before sending and by the server before keeping. */
import type { Role } from "#accounts/roles.ts";

export interface SlotRule {
  /** MIME types (`application/pdf`), whole families (`image/*`) or extensions (`.pdf`). */
  allowedFileTypes: readonly string[];
  maxSizeMb: number;
}

/** What decides who may take a file away or put another in its place. */
export interface OwnedFile {
  uploadedBy: string | null;
  createdAt: string;
}

interface Person {
  role: Role;
  userId: string | null;
}

export interface OfferedFile {
  name: string;
  mimeType: string;
}

const megabyte = 1_000_000;

/** In bytes. */
export const largestFor = ({ maxSizeMb }: SlotRule): number => maxSizeMb * megabyte;

const typesOfExtensions: Readonly<Record<string, string>> = {
  csv: "text/csv",
  heic: "image/heic",
  heif: "image/heif",
  htm: "text/html",
  html: "text/html",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mov: "video/quicktime",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  txt: "text/plain",
  webp: "image/webp",
};

/** Browsers say nothing of kinds they do not know, HEIC among them: then the extension speaks. */
export function typeOf({ name, mimeType }: OfferedFile): string {
  if (mimeType !== "") return mimeType;
  return typesOfExtensions[extensionOf(name)] ?? "";
}

/** `jpg` of `IMG_1.JPG`; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** An extension stands for the type it is known for; one that is not known is looked for in the name. */
export function takesType({ allowedFileTypes }: Pick<SlotRule, "allowedFileTypes">, file: OfferedFile): boolean {
  return allowedFileTypes.some((allowed) => isOfType(file, allowed.trim().toLowerCase()));
}

function isOfType({ name, mimeType }: OfferedFile, allowed: string): boolean {
  if (allowed === "*/*") return true;
  if (allowed.endsWith("/*")) return mimeType.startsWith(allowed.slice(0, -1));
  if (allowed.includes("/")) return mimeType === allowed;
  const extension = allowed.replace(/^\./, "");
  const known = typesOfExtensions[extension];
  return known ? mimeType === known : name.toLowerCase().endsWith(`.${extension}`);
}

const takeBackTime = 15 * 60_000;

/** Admins delete; who brought a file may take it back for a quarter of an hour. */
export function mayDelete(file: OwnedFile, { role, userId }: Person, now: Date): boolean {
  if (role === "admin") return true;
  return isOwn(file, userId) && now.getTime() - Date.parse(file.createdAt) < takeBackTime;
}

/** Staff put a better scan in the place of any; others only of what they brought. */
export const mayReplace = (file: OwnedFile, { role, userId }: Person): boolean =>
  role === "admin" || role === "technician" || isOwn(file, userId);

const isOwn = ({ uploadedBy }: OwnedFile, userId: string | null): boolean => userId !== null && uploadedBy === userId;
