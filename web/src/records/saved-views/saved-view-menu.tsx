import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import PublishedWithChanges from "~icons/ic/outline-published-with-changes";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import type { SavedView } from "./saved-views.tsx";
import { useSaveView } from "./use-save-view.ts";
import { settingsOf, type ListOfViews } from "./view-settings.ts";

const DeleteSavedView = graphql(`
  mutation DeleteSavedView($input: DeleteSavedViewInput!) {
    deleteSavedView(input: $input) {
      id
    }
  }
`);

interface SavedViewMenuProps {
  of: ListOfViews;
  view: SavedView;
  onEdit: (view: SavedView) => void;
}

/** The actions that its owner has on a view. */
export function SavedViewMenu({ of, view, onEdit }: SavedViewMenuProps) {
  const { id, viewName, isShared } = view;
  const { search } = useAddress();
  const [remove] = useMutation(DeleteSavedView, { refetchQueries: ["SavedViews"] });
  const save = useSaveView();
  const confirm = useConfirm();
  const { run } = useVerb();
  const replace = () =>
    run(
      () => save({ id, list: of.list, viewName, isShared, settings: settingsOf(search, of) }),
      t("base.viewUpdated", { name: viewName }),
    );
  const removeIt = async () => {
    if (await confirm())
      await run(() => remove({ variables: { input: { id } } }), t("base.viewRemoved", { name: viewName }));
  };
  const actions = [
    { label: t("base.updateView"), icon: PublishedWithChanges, run: () => void replace() },
    { label: t("base.renameOrShareViewMore"), icon: EditOutlined, run: () => onEdit(view) },
    { label: t("base.remove"), icon: DeleteOutlined, run: () => void removeIt() },
  ];

  return <RowMenu label={t("base.actionsForView", { viewName })} actions={actions} />;
}
