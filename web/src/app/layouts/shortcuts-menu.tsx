import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AppsOutlined } from "#ui/icons/display/apps-outlined.ts";
import { PostAdd } from "#ui/icons/file/post-add.ts";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import { useAbility } from "#auth/use-ability.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { menuFor } from "#app/menu.ts";

interface Shortcut {
  title: string;
  icon: SvgIconComponent;
  to: string;
  search?: Record<string, string>;
}

const newOrder: Shortcut = {
  title: t("base.newOrder"),
  icon: PostAdd,
  to: "/service-orders",
  search: { new: "order" },
};

export function ShortcutsMenu() {
  const ability = useAbility();
  const entries: Shortcut[] = menuFor(ability).flatMap((group) => [...group.entries]);
  const maySend = useMaySend();
  const shortcuts = maySend && ability.can("manage", "service-orders") ? [newOrder, ...entries] : entries;

  return (
    <BarMenu label={t("app.shortcuts")} icon={<AppsOutlined fontSize="small" />}>
      {(close) => (
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", p: 2, gap: 1 }}>
          {shortcuts.map((shortcut) => (
            <ShortcutTile key={shortcut.title} shortcut={shortcut} onNavigate={close} />
          ))}
        </Box>
      )}
    </BarMenu>
  );
}

function ShortcutTile({ shortcut, onNavigate }: { shortcut: Shortcut; onNavigate: () => void }) {
  const { title, icon: Icon, to, search = {} } = shortcut;

  return (
    <Box
      component={RouteLink}
      to={to}
      search={search}
      onClick={onNavigate}
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 1.5,
        py: 4,
        px: 2,
        borderRadius: 1,
        color: "text.primary",
        textDecoration: "none",
        "&:hover": { bgcolor: "action.hover" },
      }}
    >
      <Icon aria-hidden color="primary" />
      <Typography variant="body2">{title}</Typography>
    </Box>
  );
}
