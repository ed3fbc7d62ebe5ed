import { disclosureText } from "@boresight/domain/documents/disclosures/disclosure-fields";
import { t } from "@boresight/domain/texts/text";
import type { DisclosureTextRowFragment } from "#graphql/graphql.ts";
import { VerifiedMark } from "#records/verified-mark.tsx";

export const occasionWords: Readonly<Record<string, string>> = disclosureText.fields.occasion.choices;

const words = { verified: t("calibrations.verified"), unverified: t("documents.unverified") };

/** Whether somebody has compared a text with its source. */
export const DisclosureMark = ({ text: { verifiedAt } }: { text: Pick<DisclosureTextRowFragment, "verifiedAt"> }) => (
  <VerifiedMark isVerified={verifiedAt != null} words={words} />
);
