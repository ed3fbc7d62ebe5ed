const unknownType = "application/octet-stream";

/** Container formats of many kinds of documents: the sender knows better what is inside. */
const wrappings = new Set([
  "application/zip",
  "application/x-cfb",
  "application/xml",
  "application/gzip",
  "application/ogg",
]);

/** Types that the bytes always show: a file that only claims one of them is not genuine. */
const recognisable = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/;

export interface ContentType {
  mimeType: string;
  /** False for a file that only claims to be an image, a video or a PDF. */
  isGenuine: boolean;
  /** Whether the bytes themselves show the type. */
  isShown: boolean;
}

/**
 * Returns the content type. The bytes decide where they can, whatever the sender or the name says; otherwise the
 * declared type is used, and readable text is text.
 */
export async function contentTypeOf(head: Buffer, declared: string): Promise<ContentType> {
  const { fileTypeFromBuffer } = await import("file-type"); // Only here: a start need not wait for it.
  const seen = (await fileTypeFromBuffer(head))?.mime.split(";", 1)[0];
  const said = wellFormed(declared);
  if (seen && !(wrappings.has(seen) && said !== unknownType)) return { mimeType: seen, isGenuine: true, isShown: true };
  if (said !== unknownType) return { mimeType: said, isGenuine: !recognisable.test(said), isShown: false };
  return { mimeType: isText(head) ? "text/plain" : unknownType, isGenuine: true, isShown: false };
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

/** Whether a browser that opens it would run code that somebody else wrote. */
export const isDangerous = (mimeType: string): boolean => neverShown.test(mimeType);
