import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { BookmarksOutlined } from "#ui/icons/done/bookmarks-outlined.ts";
import { Suspense, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { SavedViewsQuery } from "#graphql/graphql.ts";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { useAddress } from "#ui/table/use-address.ts";
import { SavedViewMenu } from "./saved-view-menu.tsx";
import { addressOf, isShown } from "./view-settings.ts";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);

const SavedViewsQueryDocument = graphql(`
  query SavedViews {
    savedViews(filter: { list: { equalTo: "service-orders" } }) {
      nodes {
        id
        userId
        viewName
        isShared
        settings
      }
    }
  }
`);

export type SavedView = NonNullable<NonNullable<SavedViewsQuery["savedViews"]>["nodes"][number]>;

/** The person's saved views: their own, and those shared by an admin. */
export function SavedViews() {
  const { data } = useQuery(SavedViewsQueryDocument);
  const [edited, setEdited] = useState<SavedView | "new" | null>(null);
  const views = rowsOf(data?.savedViews).toSorted((one, other) => one.viewName.localeCompare(other.viewName));

  return (
    <>
      <BarMenu label={t("orders.savedViews")} icon={<BookmarksOutlined />} width={320}>
        {(close) => (
          <Box sx={{ p: 3, display: "grid", gap: 2 }}>
            <ViewList views={views} onChosen={close} onEdit={setEdited} />
            <Button
              variant="outlined"
              onClick={() => {
                close();
                setEdited("new");
              }}
            >
              {t("orders.saveThisView2")}
            </Button>
          </Box>
        )}
      </BarMenu>
      <Suspense>
        {edited && <SaveViewDialog view={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

interface ViewListProps {
  views: readonly SavedView[];
  onChosen: () => void;
  onEdit: (view: SavedView) => void;
}

function ViewList({ views, onChosen, onEdit }: ViewListProps) {
  const { search, change } = useAddress();
  const ownId = useAuth().user?.id;
  if (views.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
        {t("orders.nothingIsKeptYetAView")}
      </Typography>
    );

  return (
    <List dense disablePadding aria-label={t("orders.savedViews")} sx={{ maxHeight: 320, overflowY: "auto" }}>
      {views.map((view) => (
        <ListItem
          key={view.id}
          disablePadding
          secondaryAction={view.userId === ownId && <SavedViewMenu view={view} onEdit={onEdit} />}
        >
          <ListItemButton
            selected={isShown(view.settings, search)}
            onClick={() => {
              change(addressOf(view.settings));
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
  return userId === ownId ? t("orders.sharedWithTheStaff") : t("orders.sharedWithYou");
}
