import { t } from "@boresight/domain/texts/text";
import { userType } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import Logout from "~icons/ic/baseline-logout";
import ManageAccountsOutlined from "~icons/ic/outline-manage-accounts";
import PersonOutlined from "~icons/ic/outline-person";
import TuneOutlined from "~icons/ic/outline-tune";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useOwnCustomer } from "#features/accounts/account/own-customer.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { ListItemIcon, Menu, MenuItem } from "#ui/overlay/overlays.tsx";

const AppearanceDrawer = lazyPart(async () => (await import("#app/appearance-drawer.tsx")).AppearanceDrawer);

export function ProfileMenu() {
  const { user, signOut } = useAuth();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [appearanceOpen, setAppearanceOpen] = useState(false);
  const [wasAppearanceOpen, setWasAppearanceOpen] = useState(false);
  if (!user) return null;
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <PersonAvatar name={user.displayName} url={user.avatarUrl} size={30} />
        <VisuallyHidden>{t("app.profileOfDisplayname", { displayName: user.displayName })}</VisuallyHidden>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <Who />
        <Box component="hr" sx={{ m: 0, my: 1, border: 0, borderTop: "thin solid", borderColor: "divider" }} />
        <MenuItem component={RouteLink} to="/pages/user-profile" search={{ tab: "profile" }} onClick={close}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          {t("app.profile")}
        </MenuItem>
        <MenuItem component={RouteLink} to="/pages/account-settings" search={{ tab: "account" }} onClick={close}>
          <ListItemIcon>
            <ManageAccountsOutlined fontSize="small" />
          </ListItemIcon>
          {t("app.accountSettings")}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setAppearanceOpen(true);
            setWasAppearanceOpen(true);
          }}
        >
          <ListItemIcon>
            <TuneOutlined fontSize="small" />
          </ListItemIcon>
          {t("app.appearance")}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t("app.signOut")}
        </MenuItem>
      </Menu>
      <Suspense>
        {wasAppearanceOpen && <AppearanceDrawer open={appearanceOpen} onClose={() => setAppearanceOpen(false)} />}
      </Suspense>
    </>
  );
}

function Who() {
  const { user } = useAuth();
  const { customer } = useOwnCustomer();

  return (
    <Box component="li" role="menuitem" aria-disabled sx={{ px: 4, py: 2, minWidth: 220 }}>
      <Typography sx={{ fontWeight: 600 }}>{user?.displayName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {userType(roleOf(user), customer?.isPartnerReward ?? false)}
        {customer?.companyName && ` · ${customer.companyName}`}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {user?.email}
      </Typography>
    </Box>
  );
}
