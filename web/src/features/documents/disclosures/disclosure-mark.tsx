import { disclosureText } from "@boresight/domain/documents/disclosures/disclosure-fields";
import { t } from "@boresight/domain/texts/text";
import OutlinedFlag from "~icons/ic/baseline-outlined-flag";
import VerifiedOutlined from "~icons/ic/outline-verified";
import type { DisclosureTextRowFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

export const occasionWords: Readonly<Record<string, string>> = disclosureText.fields.occasion.choices;

/** Whether somebody has compared a text with its source. */
export function DisclosureMark({ text: { verifiedAt } }: { text: Pick<DisclosureTextRowFragment, "verifiedAt"> }) {
  return verifiedAt == null ? (
    <ToneChip tone="amber" icon={OutlinedFlag}>
      {t("documents.unverified")}
    </ToneChip>
  ) : (
    <ToneChip tone="green" icon={VerifiedOutlined}>
      {t("calibrations.verified")}
    </ToneChip>
  );
}
