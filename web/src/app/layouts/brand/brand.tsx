import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { shopLogo, useShopName } from "#ui/text/shop.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** The logo, at most 25 pixels wide, with the company's name unless there is no room. */
export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const name = useShopName();
  const logo = shopLogo();

  return (
    <Box
      component={RouteLink}
      to="/"
      aria-label={name}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 2.5,
        color: "text.primary",
        textDecoration: "none",
        borderRadius: 1,
      }}
    >
      {logo ? <img src={logo} alt="" width={25} height={25} style={{ objectFit: "contain" }} /> : <Mark />}
      {!markOnly && (
        <Typography
          component="span"
          sx={{ fontSize: "1.0625rem", fontWeight: 600, letterSpacing: "-0.01em", whiteSpace: "nowrap" }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}

const Mark = () => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    sx={{
      width: 25,
      height: 25,
      flexShrink: 0,
      color: "ground.brand",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2.6,
      strokeLinecap: "round",
    }}
  >
    <circle cx="16" cy="16" r="10.5" />
    <path d="M16 2v7M16 23v7M2 16h7M23 16h7" />
    <circle cx="16" cy="16" r="2.2" fill="currentColor" stroke="none" />
  </Box>
);
