/** An answer that is written while it is read: a file too long to hold. */
export class StreamedText {
  readonly type: string;
  readonly fileName: string;
  readonly parts: AsyncIterable<string>;

  constructor({ type, fileName, parts }: Pick<StreamedText, "type" | "fileName" | "parts">) {
    this.type = type;
    this.fileName = fileName;
    this.parts = parts;
  }
}
