/** Checks what somebody chose: documents first, then everything else as evidence of these. */
import {
  checkSignedJson,
  checkSignedPdf,
  type SigningProblem,
  type TrustedKey,
} from "@boresight/domain/documents/signed/check-signed";
import type { DocumentStatement } from "@boresight/domain/documents/signed/document-statement";
import { fileHash } from "@boresight/domain/documents/signed/file-hash";
import { readSignedPdf } from "@boresight/domain/documents/signed/signed-pdf";
import { stampSigner, type StampSigner } from "./stamp-signer.ts";

export interface ChosenFile {
  name: string;
  content: Uint8Array;
}

export interface GenuineDocument {
  verdict: "genuine";
  name: string;
  said: DocumentStatement;
  keyId: string;
  stampedAt: string | null;
  stampToken: Uint8Array | null;
  /** Null where there is no time stamp. */
  stampSigner: StampSigner | null;
  /** Null for a file that is the JSON. */
  json: string | null;
  /** How many of its evidence files are among the chosen. */
  found: number;
}

export type CheckedFile =
  | GenuineDocument
  | { verdict: "evidence"; name: string; of: string }
  | { verdict: SigningProblem | "unrelated"; name: string };

export const numberOf = ({ number, content }: DocumentStatement): string => number ?? content.title;

export function checkFiles(files: readonly ChosenFile[], keys: readonly TrustedKey[]): readonly CheckedFile[] {
  const hashes = files.map(({ content }) => fileHash(content));
  const documents = files.map((file) => checkDocument(file, keys));
  const genuine = documents.filter((one) => one?.verdict === "genuine");
  return files.map(({ name }, at) => {
    const document = documents[at] ?? null;
    const hash = hashes[at] ?? "";
    if (document?.verdict === "genuine")
      return { ...document, found: evidenceOf(document).filter((one) => hashes.includes(one)).length };
    const owner = genuine.find((one) => evidenceOf(one).includes(hash));
    if (owner) return { verdict: "evidence", name, of: numberOf(owner.said) };
    return document ?? { verdict: "unrelated", name };
  });
}

const evidenceOf = ({ said }: GenuineDocument) => said.evidence?.files.map((file) => file.sha256) ?? [];

type CheckedDocument = GenuineDocument | { verdict: SigningProblem; name: string };

/** Null: it is neither a PDF nor JSON of ours. A PDF can be evidence, too. */
function checkDocument({ name, content }: ChosenFile, keys: readonly TrustedKey[]): CheckedDocument | null {
  const isPdf = startsWith(content, "%PDF");
  if (!isPdf && !startsWith(content, "{")) return null;
  const text = isPdf ? "" : latin1(content);
  const checked = isPdf ? checkSignedPdf(content, keys) : checkSignedJson(text, keys);
  if ("problem" in checked) return { verdict: checked.problem, name };
  return {
    verdict: "genuine",
    name,
    ...checked,
    stampSigner: null,
    json: isPdf ? (readSignedPdf(content)?.json ?? null) : null,
    found: 0,
  };
}

/** The same, once the signatures of the time stamps are judged too: none that is wrong passes. */
export const withStampSigners = (files: readonly CheckedFile[]): Promise<readonly CheckedFile[]> =>
  Promise.all(
    files.map(async (file): Promise<CheckedFile> => {
      if (file.verdict !== "genuine" || !file.stampToken) return file;
      const signer = await stampSigner(file.stampToken).catch(() => ({ state: "wrong" as const }));
      return signer.state === "wrong" ? { verdict: "changed", name: file.name } : { ...file, stampSigner: signer };
    }),
  );

const startsWith = (content: Uint8Array, text: string) => latin1(content.subarray(0, text.length)) === text;

/** Each byte is one letter, so that none is left out. */
function latin1(content: Uint8Array): string {
  let text = "";
  for (const byte of content) text += String.fromCharCode(byte);
  return text;
}
