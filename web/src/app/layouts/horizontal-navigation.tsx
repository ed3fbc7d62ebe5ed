import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useAbility } from "#auth/use-ability.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { isCurrent, menuFor, searchOf } from "#app/menu.ts";

interface HorizontalNavigationProps {
  sticky: boolean;
  /** The height of what is stuck above it, in pixels. */
  below: number;
}

/** The same menu in one row below the top bar. */
export function HorizontalNavigation({ sticky, below }: HorizontalNavigationProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const entries = menuFor(useAbility()).flatMap((group) => group.entries);

  return (
    <Box
      component="nav"
      aria-label={t("app.main")}
      sx={{
        display: "flex",
        gap: 1,
        px: 4,
        minHeight: 44,
        alignItems: "stretch",
        borderBottom: 1,
        borderColor: "divider",
        ...(sticky && { position: "sticky", top: below, zIndex: "appBar", bgcolor: "background.default" }),
      }}
    >
      {entries.map((entry) => {
        const current = isCurrent(entry, path, tab);
        return (
          <Box
            key={entry.title}
            component={RouteLink}
            to={entry.to}
            search={searchOf(entry)}
            aria-current={current ? "page" : undefined}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 2,
              px: 3,
              fontWeight: 500,
              textDecoration: "none",
              color: current ? "text.primary" : "text.secondary",
              borderBottom: 2,
              borderColor: current ? "ground.brand" : "transparent",
              "&:hover": { color: "text.primary" },
            }}
          >
            <entry.icon aria-hidden sx={{ fontSize: 20 }} />
            {entry.title}
          </Box>
        );
      })}
    </Box>
  );
}
