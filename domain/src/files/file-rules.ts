/** What a task's slot accepts, checked by the screen before sending and by the server before storing. */
import { cleanFileName } from "#base/file-name.ts";
import type { Role } from "#accounts/roles.ts";

export interface SlotRule {
  /** MIME types (`application/pdf`), whole families (`image/*`) or extensions (`.pdf`). */
  allowedFileTypes: readonly string[];
  maxSizeMb: number;
}

/** What decides who may delete or replace a file. */
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
  avif: "image/avif",
  bmp: "image/bmp",
  csv: "text/csv",
  gif: "image/gif",
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
  tif: "image/tiff",
  tiff: "image/tiff",
  txt: "text/plain",
  webp: "image/webp",
};

/** Browsers report no type for files they do not know, such as HEIC: then the extension decides. */
export function typeOf({ name, mimeType }: OfferedFile): string {
  if (mimeType !== "") return mimeType;
  return typesOfExtensions[extensionOf(name)] ?? "";
}

/** Returns the name with the extension of what the bytes show behind one that says another type: no program opens it as that. */
export function nameOfType(name: string, shownType: string): string {
  const saidType = typesOfExtensions[extensionOf(name)];
  const extension = Object.keys(typesOfExtensions).find((each) => typesOfExtensions[each] === shownType);
  if (!saidType || !extension || saidType === shownType) return name;
  return cleanFileName(`${name}.${extension}`);
}

/** `jpg` of `IMG_1.JPG`; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A known extension implies its type; an unknown one is compared with the end of the name. */
export function takesType({ allowedFileTypes }: Pick<SlotRule, "allowedFileTypes">, file: OfferedFile): boolean {
  return allowedFileTypes.some((allowed) => isOfType(file, allowed.trim().toLowerCase()));
}

function isOfType({ name, mimeType }: OfferedFile, allowed: string): boolean {
  if (allowed === "*/*") return true;
  if (allowed.endsWith("/*")) return mimeType.startsWith(allowed.slice(0, -1));
  if (allowed.includes("/")) return sameType(mimeType) === sameType(allowed);
  const extension = allowed.replace(/^\./, "");
  const known = typesOfExtensions[extension];
  return known ? sameType(mimeType) === sameType(known) : name.toLowerCase().endsWith(`.${extension}`);
}

/** Systems call the pictures of phones by either name. */
const sameType = (mimeType: string): string => mimeType.replace(/^image\/heif$/, "image/heic");

const takeBackTime = 15 * 60_000;

/** Admins may delete any file, uploaders their own for a quarter of an hour. */
export function mayDelete(file: OwnedFile, { role, userId }: Person, now: Date): boolean {
  return role === "admin" || mayTakeBack(file, userId, now);
}

/** A fresh upload of one's own. */
export const mayTakeBack = (file: OwnedFile, userId: string | null, now: Date): boolean =>
  isOwn(file, userId) && now.getTime() - Date.parse(file.createdAt) < takeBackTime;

/** Staff may replace any file, for example with a better scan; others only their own. */
export const mayReplace = (file: OwnedFile, { role, userId }: Person): boolean =>
  role === "admin" || role === "technician" || isOwn(file, userId);

const isOwn = ({ uploadedBy }: OwnedFile, userId: string | null): boolean => userId !== null && uploadedBy === userId;
