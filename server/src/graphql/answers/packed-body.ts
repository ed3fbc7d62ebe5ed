/** The bytes of an answer, compressed as the asker's program can read it. */
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";

type Encoding = "br" | "gzip" | "zstd";

/** Texts shorter than this gain nothing; longer ones than that are left to the web server, which sends them in pieces. */
const packedSizes = { least: 1024, most: 200_000 };
const pack: Record<Encoding, (text: string) => Buffer> = {
  zstd: (text) => zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipSync(text, { level: 3 }),
};
const encodings = new Negotiator<Encoding | "identity">({ supportedValues: ["zstd", "br", "gzip", "identity"] });

export interface Body {
  text: string;
  /** What it was compressed to, kept for whoever shares the answer. */
  packed: Partial<Record<Encoding, Buffer>>;
}

export const bodyOf = (text: string): Body => ({ text, packed: {} });

/**
 * Compresses on the spot: for texts of this size a stream through other threads costs many times the compression. Null
 * where the text is to be sent as it is.
 */
export function packedFor(body: Body, accepted: string | undefined): { encoding: Encoding; bytes: Buffer } | null {
  const { text, packed } = body;
  if (!accepted || text.length < packedSizes.least || text.length > packedSizes.most) return null;
  const encoding = encodings.negotiate(accepted);
  if (encoding === null || encoding === "identity") return null;
  const bytes = packed[encoding] ?? pack[encoding](text);
  packed[encoding] = bytes;
  return { encoding, bytes };
}
