import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import BookmarksOutlined from "~icons/ic/outline-bookmarks";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { SavedViewsQuery } from "#graphql/graphql.ts";
import { BarMenu } from "#ui/layout/bar-menu.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { ListOfViews } from "./view-settings.ts";

const SavedViewList = lazyPart(async () => (await import("./saved-view-list.tsx")).SavedViewList);

const SaveViewDialog = lazyPart(async () => (await import("./save-view-dialog.tsx")).SaveViewDialog);

const SavedViewsQueryDocument = graphql(`
  query SavedViews($list: String!) {
    savedViews(filter: { list: { equalTo: $list } }) {
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
export function SavedViews({ of }: { of: ListOfViews }) {
  const { data } = useQuery(SavedViewsQueryDocument, { variables: { list: of.list } });
  const [edited, setEdited] = useState<SavedView | "new" | null>(null);
  const views = rowsOf(data?.savedViews).toSorted((one, other) => one.viewName.localeCompare(other.viewName));

  return (
    <>
      <BarMenu label={t("base.savedViews")} icon={<BookmarksOutlined />} width={320}>
        {(close) => (
          <Box sx={{ p: 3, display: "grid", gap: 2 }}>
            <SavedViewList of={of} views={views} onChosen={close} onEdit={setEdited} />
            <Button
              variant="outlined"
              onClick={() => {
                close();
                setEdited("new");
              }}
            >
              {t("base.saveThisViewMore")}
            </Button>
          </Box>
        )}
      </BarMenu>
      <Suspense>
        {edited && <SaveViewDialog of={of} view={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}
