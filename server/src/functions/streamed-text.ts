/** A response body that is produced while it is sent, for files too large for memory. */
export class StreamedText {
  readonly type: string;
  readonly fileName: string;
  readonly parts: AsyncIterable<string | Uint8Array>;

  constructor({ type, fileName, parts }: Pick<StreamedText, "type" | "fileName" | "parts">) {
    this.type = type;
    this.fileName = fileName;
    this.parts = parts;
  }
}
