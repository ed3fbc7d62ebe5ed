import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useShopName } from "#ui/text/shop.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useNow } from "#ui/time/use-now.ts";

export function Footer({ sticky = false }: { sticky?: boolean }) {
  return (
    <Box
      component="footer"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 5,
        rowGap: 1,
        minHeight: 40,
        py: 1,
        px: {
          xs: 4,
          md: 6,
        },
        fontSize: "0.75rem",
        color: "text.secondary",
        ...(sticky && {
          position: "sticky",
          bottom: 0,
          zIndex: 1,
          bgcolor: "background.default",
          borderTop: 1,
          borderColor: "divider",
        }),
      }}
    >
      <span>
        © {useNow().getFullYear()} {useShopName()}
      </span>
      <span id="last-sync" />
      <Link component={RouteLink} to="/privacy-policy" color="inherit" underline="hover">
        {t("app.privacy")}
      </Link>
      <Link component={RouteLink} to="/terms-of-service" color="inherit" underline="hover">
        {t("app.terms")}
      </Link>
      <Link component={RouteLink} to="/documentation" color="inherit" underline="hover">
        {t("app.documentation")}
      </Link>
    </Box>
  );
}
