import OutlinedFlag from "~icons/ic/baseline-outlined-flag";
import VerifiedOutlined from "~icons/ic/outline-verified";
import { ToneChip } from "#ui/text/tone-chip.tsx";

interface VerifiedMarkProps {
  isVerified: boolean;
  words: { verified: string; unverified: string };
}

/** Whether a person of the shop has compared starter data with its source. */
export const VerifiedMark = ({ isVerified, words }: VerifiedMarkProps) =>
  isVerified ? (
    <ToneChip tone="green" icon={VerifiedOutlined}>
      {words.verified}
    </ToneChip>
  ) : (
    <ToneChip tone="amber" icon={OutlinedFlag}>
      {words.unverified}
    </ToneChip>
  );
