import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { doesTakeCards } from "#data/offers.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** Why customers have no button to pay, in one line, with the way to more for those who can change it. */
export function CardsOffLine() {
  const isAdmin = roleOf(useAuth().user) === "admin";
  if (doesTakeCards()) return null;

  return (
    <Typography variant="body2" color="textSecondary" dir="auto">
      {t("billing.noButtonToPay")}{" "}
      {isAdmin && (
        <Link component={RouteLink} to="/admin/setup" search={{ tab: "billing" }}>
          {t("billing.howToTurnCardsOn")}
        </Link>
      )}
    </Typography>
  );
}
