import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shopLogo, useShopName } from "#ui/text/shop.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";

/** From this ratio of width to height on a logo says the name itself, and has no square to be read in. */
const wide = 1.6;

/** The logo, 25 pixels wide beside the company's name; a wide one in place of both unless there is no room. */
export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  const name = useShopName();
  const logo = shopLogo();
  const [isWide, setWide] = useState(false);
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => setWide(naturalWidth > naturalHeight * wide);
  const size = isWide && !markOnly ? { height: 32, maxWidth: 176 } : { width: 25, height: 25 };

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
      {logo ? (
        <img
          src={logo}
          alt=""
          style={{ ...size, objectFit: "contain" }}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
      ) : (
        <Mark />
      )}
      {!markOnly && !isWide && (
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
