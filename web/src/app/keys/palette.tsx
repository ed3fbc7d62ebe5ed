import { SearchDialog } from "#features/search/search-dialog.tsx";
import type { KeysProps } from "./keys.tsx";
import { useActions } from "./use-actions.ts";

/** The search with all that this person can do from anywhere. */
export const Palette = ({ onPanel }: Pick<KeysProps, "onPanel">) => (
  <SearchDialog actions={useActions(onPanel)} onClose={() => onPanel(null)} />
);
