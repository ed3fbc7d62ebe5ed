import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useShopName } from "#ui/text/shop.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useNow } from "#ui/time/use-now.ts";

/** Room for the button to the top, which floats over the page's end where no bar holds it. */
const buttonRoom = 15;

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
        paddingInlineEnd: { xs: buttonRoom, md: 6 },
        "& a": { whiteSpace: "nowrap", display: "inline-flex", alignItems: "center", minHeight: 24 },
        fontSize: "0.75rem",
        color: "text.secondary",
        ...(sticky && {
          position: "sticky",
          bottom: "var(--dock, 0px)",
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
      <Box component="span" id="last-sync" sx={{ "&:empty": { display: "none" } }} />
      <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", columnGap: 5, rowGap: 1 }}>
        {links.map(({ to, label }) => (
          <Link key={to} component={RouteLink} to={to} color="inherit" underline="hover">
            {label}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

const links = [
  { to: "/privacy-policy", label: t("app.privacy") },
  { to: "/terms-of-service", label: t("app.terms") },
  { to: "/documentation", label: t("app.documentation") },
] as const;
