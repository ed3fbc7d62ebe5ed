/** The page that verifies documents without a network: what the server puts into it when somebody downloads it. */
import type { Language } from "#texts/language.ts";
import type { TrustedKey } from "./check-signed.ts";

/** Its words: it carries them in every language. */
export const verifierTexts = [
  "documents.verifierChanged",
  "documents.verifierChangedMeans",
  "documents.verifierChoose",
  "documents.verifierDrop",
  "documents.verifierEvidence",
  "documents.verifierEvidenceMeans",
  "documents.verifierFound",
  "documents.verifierFoundOf",
  "documents.verifierGenuine",
  "documents.verifierGenuineMeans",
  "documents.verifierIsRevoked",
  "documents.verifierIsSuperseded",
  "documents.verifierKey",
  "documents.verifierKeysOf",
  "documents.verifierLead",
  "documents.verifierListFailed",
  "documents.verifierListTooShort",
  "documents.verifierLookUp",
  "documents.verifierNoStamp",
  "documents.verifierNotChecked",
  "documents.verifierNotService",
  "documents.verifierNotTrue",
  "documents.verifierNotWithdrawnYet",
  "documents.verifierOtherKey",
  "documents.verifierOtherKeyMeans",
  "documents.verifierOutOfTime",
  "documents.verifierOutOfTimeMeans",
  "documents.verifierRoot",
  "documents.verifierSaveJson",
  "documents.verifierSignedOn",
  "documents.verifierStampUnread",
  "documents.verifierStampedBy",
  "documents.verifierStampedOn",
  "documents.verifierStands",
  "documents.verifierTitle",
  "documents.verifierTooLarge",
  "documents.verifierUnrelated",
  "documents.verifierUnrelatedMeans",
  "documents.verifierUnsigned",
  "documents.verifierUnsignedMeans",
] as const;

export type VerifierText = (typeof verifierTexts)[number];

export interface VerifierSetup {
  shop: string;
  madeAt: string;
  keys: readonly TrustedKey[];
  /** Where the signed list of withdrawn documents is. */
  withdrawnUrl: string;
  words: Readonly<Record<Language, Readonly<Record<VerifierText, string>>>>;
}

/** What stands in the built page for the setup, and for the origin of the list. */
export const verifierMarks = { setup: "%VERIFIER_SETUP%", origin: "%VERIFIER_ORIGIN%" } as const;
