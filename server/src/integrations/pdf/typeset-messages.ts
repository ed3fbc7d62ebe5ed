import type { DocumentContent, FileProblem } from "@boresight/domain/documents/document-content";

/** Of uploaded PDFs in one document; of further ones it says that they are not shown. */
export const mostPages = 500;

/** The messages to the setting process. */
export type Order =
  /** What was given for another document is forgotten. */
  | { kind: "begin" }
  | { kind: "image"; name: string; content: Uint8Array }
  | { kind: "absent"; name: string; problem: FileProblem }
  | { kind: "pdf"; name: string; content: Uint8Array; pages: number }
  | { kind: "set"; content: DocumentContent };

/** What it says; why something failed is on its standard error. */
export type Answer = { kind: "taken" } | { kind: "set"; pdf: Uint8Array } | { kind: "failed" };
