import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListItemIcon, Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { isCurrent, searchOf, type MenuGroup } from "#app/menu.ts";
import { useMenu } from "#app/use-menu.ts";

interface HorizontalNavigationProps {
  sticky: boolean;
  /** The height of what is stuck above it, in pixels. */
  below: number;
}

/** The same menu in one row below the top bar, a button for each group: twenty entries would not fit. */
export function HorizontalNavigation({ sticky, below }: HorizontalNavigationProps) {
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
      {useMenu().map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </Box>
  );
}

function Group({ group: { title, entries } }: { group: MenuGroup }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const here = entries.find((entry) => isCurrent(entry, path, tab));
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandMore fontSize="small" />}
        sx={{
          px: 3,
          borderRadius: 0,
          fontWeight: 500,
          whiteSpace: "nowrap",
          color: here ? "text.primary" : "text.secondary",
          borderBottom: 2,
          borderColor: here ? "ground.brand" : "transparent",
        }}
      >
        {here ? `${title}: ${here.title}` : title}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.title}
            component={RouteLink}
            to={entry.to}
            search={searchOf(entry)}
            selected={entry === here}
            aria-current={entry === here ? "page" : undefined}
            onClick={close}
          >
            <ListItemIcon>
              <entry.icon aria-hidden fontSize="small" />
            </ListItemIcon>
            {entry.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
