import { t } from "@boresight/domain/texts/text";
import { doesTakeCards } from "#data/offers.ts";
import { OffNotice } from "#records/off-notice.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Whether customers pay by card, and else how that is turned on. */
export const CardsState = () =>
  doesTakeCards() ? (
    <ToneChip tone="green">{t("billing.cardsAreOn")}</ToneChip>
  ) : (
    <OffNotice title={t("billing.cardsAreOff")} settings="STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET" />
  );
