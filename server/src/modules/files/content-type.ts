import { fileTypeFromBuffer } from "file-type";

const unknownType = "application/octet-stream";

/** What many kinds of documents are packed in: the sender knows better what is inside. */
const wrappings = new Set([
  "application/zip",
  "application/x-cfb",
  "application/xml",
  "application/gzip",
  "application/ogg",
]);

/** Their bytes always tell: who only says so, is not. */
const recognisable = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/;

export interface ContentType {
  mimeType: string;
  /** False for something that only calls itself an image, a film or a PDF. */
  isGenuine: boolean;
}

/**
 * The kind of content. Where the bytes tell, they decide, whatever the sender or the name says; otherwise the sender's word
 * holds, and readable text is text.
 */
export async function contentTypeOf(head: Buffer, declared: string): Promise<ContentType> {
  const seen = (await fileTypeFromBuffer(head))?.mime.split(";", 1)[0];
  const said = wellFormed(declared);
  if (seen && !(wrappings.has(seen) && said !== unknownType)) return { mimeType: seen, isGenuine: true };
  if (said !== unknownType) return { mimeType: said, isGenuine: !recognisable.test(said) };
  return { mimeType: isText(head) ? "text/plain" : unknownType, isGenuine: true };
}

function wellFormed(declared: string): string {
  const [type = ""] = declared.toLowerCase().split(";", 1);
  return /^[a-z0-9][\w.+-]{0,100}\/[a-z0-9][\w.+-]{0,100}$/.test(type.trim()) ? type.trim() : unknownType;
}

function isText(head: Buffer): boolean {
  if (head.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
}

const neverShown = /html|xml|svg|script|xsl|^multipart\//;

/** A browser that opens it would run what someone else wrote. */
export const isDangerous = (mimeType: string): boolean => neverShown.test(mimeType);
