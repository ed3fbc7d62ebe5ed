import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Leads back to the sign-in page. */
export function BackLink() {
  return (
    <Typography variant="body2" sx={{ mt: 6 }}>
      <Link component={RouteLink} to="/login">
        {t("accounts.backToSignIn")}
      </Link>
    </Typography>
  );
}
