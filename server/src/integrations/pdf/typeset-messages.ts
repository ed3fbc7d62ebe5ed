import type { DocumentContent } from "@boresight/domain/documents/document-content";

/** What the setting process is told. */
export type Order =
  | { kind: "image"; name: string; content: Uint8Array }
  | { kind: "pdf"; name: string; content: Uint8Array; pages: number }
  | { kind: "set"; content: DocumentContent };

/** What it says; why something failed is on its standard error. */
export type Answer = { kind: "taken" } | { kind: "set"; pdf: Uint8Array } | { kind: "failed" };
