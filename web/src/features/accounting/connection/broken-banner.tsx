import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { brokenWords } from "./company-words.ts";

/** A connection that no longer works: why, what is safe, and what to do. */
export function BrokenBanner({ company }: { company: QboCompanyFragment }) {
  if (company.status !== "broken") return null;
  const reconnect = (
    <Button component={RouteLink} to="/admin/quickbooks/connect" color="inherit" variant="outlined">
      {t("accounting.reconnect")}
    </Button>
  );

  return (
    <Alert severity="error" action={reconnect} sx={{ alignItems: "center", flexShrink: 0 }}>
      <AlertTitle>{t("accounting.connectionIsBroken")}</AlertTitle>
      {brokenWords(company.brokenReason)} {t("accounting.nothingIsLost")}
    </Alert>
  );
}
