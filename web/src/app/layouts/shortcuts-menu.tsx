import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AppsOutlined } from "#ui/icons/display/apps-outlined.ts";
import { useAbility } from "#auth/use-ability.ts";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { menuFor, searchOf, type MenuEntry } from "#app/menu.ts";

export function ShortcutsMenu() {
  const shortcuts = menuFor(useAbility()).flatMap(({ entries }) => entries);

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

function ShortcutTile({ shortcut, onNavigate }: { shortcut: MenuEntry; onNavigate: () => void }) {
  const { title, icon: Icon, to } = shortcut;

  return (
    <Box
      component={RouteLink}
      to={to}
      search={searchOf(shortcut)}
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
