/** An answer that is written while it is read: a file too long to hold. */
export class StreamedText {
  readonly type: string;
  readonly fileName: string;
  readonly deps: AsyncIterable<string>;

  constructor({ type, fileName, deps }: Pick<StreamedText, "type" | "fileName" | "deps">) {
    this.type = type;
    this.fileName = fileName;
    this.deps = deps;
  }
}
