import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SectionCard } from "#ui/layout/section-card.tsx";

/** Offers the page that verifies without a network, to whoever keeps documents for years. */
export const OfflineVerifier = () => (
  <SectionCard title={t("documents.verifierOffline")}>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
      {t("documents.verifierOfflineLead")}
    </Typography>
    <Button component="a" variant="outlined" href="/v1/functions/offline-verifier" download>
      {t("documents.verifierDownload")}
    </Button>
  </SectionCard>
);
