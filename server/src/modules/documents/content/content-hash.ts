import { createHash } from "node:crypto";
import type { ReadDocument } from "./document-reader.ts";

/** The same for the same words and images, whatever the order of their keys. */
export const contentHash = ({ content, images }: Pick<ReadDocument, "content" | "images">): string =>
  createHash("sha256")
    .update(JSON.stringify([content, images], sorted))
    .digest("hex");

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
