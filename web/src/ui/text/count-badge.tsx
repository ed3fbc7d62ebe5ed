import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface CountBadgeProps {
  /** An icon. */
  children: ReactNode;
  /** A number, or a mark where it is not known; nothing shows for 0. */
  count: number | string;
  color: "error" | "primary";
  /** Read out when it changes. */
  isLive?: boolean;
}

/** A small number at the corner of an icon. */
export function CountBadge({ children, count, color, isLive = false }: CountBadgeProps) {
  return (
    <Box component="span" sx={{ position: "relative", display: "inline-flex" }}>
      {children}
      {count !== 0 && (
        <Box
          component={isLive ? "output" : "span"}
          sx={{ ...looks, bgcolor: `${color}.main`, color: `${color}.contrastText` }}
        >
          {typeof count === "number" && count > 99 ? "99+" : count}
        </Box>
      )}
    </Box>
  );
}

const looks = {
  position: "absolute",
  top: -10,
  insetInlineEnd: -10,
  minWidth: 20,
  height: 20,
  px: 1.5,
  display: "grid",
  placeContent: "center",
  borderRadius: "10px",
  fontSize: "0.75rem",
  fontWeight: "fontWeightMedium",
  lineHeight: 1,
  "@media (forced-colors: active)": { border: "1px solid ButtonBorder" },
};
