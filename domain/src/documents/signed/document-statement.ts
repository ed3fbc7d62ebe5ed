/** What a signed document says as JSON, and the list of documents that were withdrawn. */
import * as z from "zod";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { merkleRoot } from "./merkle-root.ts";
import { toBase64Url } from "./signed-json.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const evidenceSchema = z.object({
  sha256: hash,
  size: z.number(),
  mimeType: z.string(),
  /** Absent for a file that the customer does not see. */
  name: z.string().optional(),
});

/** A file that stood behind a document when it was issued. */
export type EvidenceFile = z.infer<typeof evidenceSchema>;

export const statementSchema = z.object({
  format: z.literal("boresight-document-1"),
  type: z.string(),
  number: z.string().nullable(),
  revision: z.number(),
  shop: z.string(),
  /** Null for what is made when somebody asks, such as a packet. */
  issuedAt: z.string().nullable(),
  signedAt: z.iso.datetime(),
  /** The pages that verify it and the documents in it online. */
  addresses: z.array(z.string()),
  /** All that stands on it. */
  content: z.looseObject({
    title: z.string(),
    language: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.unknown() })).readonly(),
    parties: z.array(z.object({ heading: z.string(), lines: z.array(z.unknown()).readonly() })).readonly(),
  }),
  evidence: z
    .object({ root: hash, files: z.array(evidenceSchema) })
    .refine(({ root, files }) => root === merkleRoot(files.map((file) => file.sha256)))
    .nullable(),
});

export type DocumentStatement = z.infer<typeof statementSchema>;

export const withdrawnSchema = z.object({
  format: z.literal("boresight-withdrawn-1"),
  madeAt: z.iso.datetime(),
  /** The list names what was withdrawn since then; null: all that ever was. */
  since: z.iso.datetime().nullable(),
  documents: z.array(z.object({ mark: z.string(), state: z.enum(["revoked", "superseded"]) })),
});

export type WithdrawnList = z.infer<typeof withdrawnSchema>;

const markLength = 22;

/** By what the list names a document: whoever reads it learns no code that opens a page. */
export const withdrawnMark = (verificationCode: string): string =>
  toBase64Url(sha256(utf8ToBytes(`boresight withdrawn ${verificationCode}`))).slice(0, markLength);

/** The marks of a document and of those in it. */
export const marksOf = ({ addresses }: Pick<DocumentStatement, "addresses">): readonly string[] =>
  addresses.map((address) => withdrawnMark(address.slice(address.lastIndexOf("/") + 1)));
