import { t } from "@boresight/domain/texts/text";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { SavedViewMenu } from "./saved-view-menu.tsx";
import type { SavedView } from "./saved-views.tsx";
import { addressOf, isShown, type ListOfViews } from "./view-settings.ts";

interface SavedViewListProps {
  of: ListOfViews;
  views: readonly SavedView[];
  onChosen: () => void;
  onEdit: (view: SavedView) => void;
}

/** The saved views to choose from, with the actions on the person's own. */
export function SavedViewList({ of, views, onChosen, onEdit }: SavedViewListProps) {
  const { search, change } = useAddress();
  const ownId = useAuth().user?.id;
  if (views.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
        {t("base.noSavedViews")}
      </Typography>
    );

  return (
    <List dense disablePadding aria-label={t("base.savedViews")} sx={{ maxHeight: 320, overflowY: "auto" }}>
      {views.map((view) => (
        <ListItem
          key={view.id}
          disablePadding
          secondaryAction={view.userId === ownId && <SavedViewMenu of={of} view={view} onEdit={onEdit} />}
        >
          <ListItemButton
            selected={isShown(view.settings, search, of)}
            onClick={() => {
              change(addressOf(view.settings, of));
              onChosen();
            }}
            sx={{ borderRadius: 1.5 }}
          >
            <ListItemText
              primary={view.viewName}
              secondary={sharedWord(view, ownId)}
              slotProps={{ primary: { dir: "auto" } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function sharedWord({ isShared, userId }: SavedView, ownId: string | undefined) {
  if (!isShared) return undefined;
  return userId === ownId ? t("base.sharedWithStaff") : t("base.sharedWithYou");
}
