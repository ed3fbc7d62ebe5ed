import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import PauseCircleOutlined from "~icons/ic/outline-pause-circle";
import RuleOutlined from "~icons/ic/outline-rule";
import StarOutlined from "~icons/ic/outline-star";
import type { CustomerRowFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Marks that matter for every order of the customer. */
export function CustomerMarks({ customer }: { customer: CustomerRowFragment }) {
  const { acceptsCurrentTerms: acceptsTerms, isPartnerReward, requiresPo, status } = customer;
  if (!isPartnerReward && !requiresPo && acceptsTerms && status === "active") return null;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {status === "onHold" && (
        <ToneChip tone="red" icon={PauseCircleOutlined}>
          {t("customers.onHold")}
        </ToneChip>
      )}
      {isPartnerReward && (
        <ToneChip tone="teal" icon={StarOutlined}>
          {t("base.partner")}
        </ToneChip>
      )}
      {requiresPo && (
        <ToneChip tone="grey" icon={RuleOutlined}>
          {t("customers.poRequired")}
        </ToneChip>
      )}
      {!acceptsTerms && <ToneChip tone="amber">{t("customers.termsOpen")}</ToneChip>}
    </Box>
  );
}
