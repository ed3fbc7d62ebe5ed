/** A response body that is produced while it is sent, for files too large for memory. */
export class StreamedText {
  readonly type: string;
  readonly fileName: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
  /** Which records leave the product with it: the audit keeps who took them. */
  readonly exports: string | undefined;

  constructor({
    type,
    fileName,
    parts,
    exports,
  }: Pick<StreamedText, "type" | "fileName" | "parts"> & { exports?: string }) {
    this.type = type;
    this.fileName = fileName;
    this.parts = parts;
    this.exports = exports;
  }
}
