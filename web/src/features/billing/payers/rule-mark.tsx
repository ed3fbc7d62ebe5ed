import { t } from "@boresight/domain/texts/text";
import { VerifiedMark } from "#records/verified-mark.tsx";

const words = { verified: t("billing.confirmedRule"), unverified: t("billing.unverifiedRule") };

/** Whether somebody here has confirmed a payer's rule. */
export const PayerRuleMark = ({ isVerified }: { isVerified: boolean }) => (
  <VerifiedMark isVerified={isVerified} words={words} />
);
