import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { RouteLink } from "#ui/layout/route-link.tsx";

export const BackToInvoices = () => (
  <Button component={RouteLink} to="/invoices" variant="outlined" size="small">
    {t("base.invoices")}
  </Button>
);
