import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocation, useSearch } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { whenIdle } from "#ui/overlay/when-idle.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { isCurrent, searchOf, type MenuEntry } from "#app/menu.ts";
import { useMenu } from "#app/use-menu.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const UnreadMark = lazyPart(
  async () => (await import("#features/orders/messages/unread-mark.tsx")).UnreadMark,
  () => null,
);

const InboxMark = lazyPart(
  async () => (await import("#features/inbox/inbox-mark.tsx")).InboxMark,
  () => null,
);

interface NavigationListProps {
  collapsed?: boolean;
  onNavigate?: () => void;
}

export function NavigationList({ collapsed = false, onNavigate }: NavigationListProps) {
  const groups = useMenu();

  return (
    <Box
      component="nav"
      aria-label={t("app.main")}
      onClick={onNavigate}
      sx={{ flexGrow: 1, overflowY: "auto", overflowX: "hidden", px: 3, py: 2 }}
    >
      {groups.map(({ title, entries }) => (
        <Box key={title} sx={{ mb: 4 }}>
          <Typography
            variant="caption"
            component="h2"
            color="textSecondary"
            sx={{ px: 2.5, mb: 1, fontWeight: 500, visibility: collapsed ? "hidden" : "visible", whiteSpace: "nowrap" }}
          >
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}>
            {entries.map((entry) => (
              <li key={entry.title}>
                <NavigationLink entry={entry} collapsed={collapsed} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const accentBar = {
  content: '""',
  position: "absolute",
  insetInlineStart: -12,
  insetBlock: 8,
  width: 3,
  borderRadius: "0 3px 3px 0",
  bgcolor: "ground.brand",
};

/** On a low screen the list is longer than its place. */
const bringIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest" });

function NavigationLink({ entry, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const current = isCurrent(entry, path, tab);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { title, to, icon: Icon } = entry;

  return (
    <Tooltip title={collapsed ? title : ""} placement="right">
      <Box
        component={RouteLink}
        ref={current ? bringIntoView : undefined}
        to={to}
        search={searchOf(entry)}
        aria-current={current ? "page" : undefined}
        sx={{
          position: "relative",
          display: "flex",
          alignItems: "center",
          gap: 3,
          height: 38,
          px: 2.5,
          borderRadius: 1.5,
          textDecoration: "none",
          whiteSpace: "nowrap",
          fontWeight: 500,
          color: current ? "text.primary" : "text.secondary",
          "@media (pointer: coarse)": { height: 44 },
          "&:hover": {
            color: "text.primary",
            bgcolor: "action.hover",
          },
          ...(current && {
            bgcolor: "action.selected",
            "&::before": accentBar,
            "& svg": { color: "ground.brand" },
          }),
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 20, flexShrink: 0 }} />
        {!collapsed && title}
        {!collapsed && to === "/inbox" && <Suspense>{isIdle && <InboxMark />}</Suspense>}
        {!collapsed && to === "/service-orders" && <Suspense>{isIdle && <UnreadMark />}</Suspense>}
      </Box>
    </Tooltip>
  );
}
