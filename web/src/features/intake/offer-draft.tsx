import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import type { IntakeValues } from "./intake-values.ts";

interface OfferDraftProps {
  draft: { updatedAt: string; values: IntakeValues };
  onResume: (values: IntakeValues) => void;
  onDiscard: () => Promise<void>;
}

/** Offers to continue an unfinished intake. */
export function OfferDraft({ draft: { updatedAt, values }, onResume, onDiscard }: OfferDraftProps) {
  const { year, make, model } = values.vehicle;
  const vehicle = [year, make, model].filter(Boolean).join(" ");

  return (
    <SectionCard title={t("intake.goOnWhereYouStopped")}>
      <Typography variant="body2" sx={{ mb: 4 }}>
        <RichText
          text={
            vehicle
              ? t("intake.youStartedARequest", { vehicle, ...slots("when") })
              : t("intake.youStartedARequestUnnamed", slots("when"))
          }
          when={<RelativeTime moment={updatedAt} />}
        />
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={() => onResume(values)}>
          {t("intake.goOn")}
        </Button>
        <Button onClick={() => void onDiscard()}>{t("intake.startOver")}</Button>
      </Box>
    </SectionCard>
  );
}
