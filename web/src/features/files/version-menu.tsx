import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import History from "~icons/ic/baseline-history";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { formatMoment } from "#ui/time/times.ts";
import type { ShownFile, StoredFile } from "#records/stored-file.ts";
import { ViewerButton } from "./viewer-button.tsx";
import { ListItemText, Menu, MenuItem } from "#ui/overlay/overlays.tsx";

const FileVersions = graphql(`
  query FileVersions($id: UUID!) {
    file(id: $id) {
      id
      versions(first: 50) {
        nodes {
          id
          name
          mimeType
          size
          width
          height
          updatedAt
        }
      }
    }
  }
`);

interface VersionMenuProps {
  file: StoredFile;
  shown: ShownFile;
  onChoose: (version: ShownFile | null) => void;
}

/** The earlier versions of a file, latest first. Nothing for a file that was never replaced. */
export function VersionMenu({ file, shown, onChoose }: VersionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { totalCount } = file.versions;
  // Loaded on opening: a page of files would need a hundred lists.
  const { data } = useQuery(FileVersions, {
    variables: { id: file.id },
    skip: anchor === null,
    fetchPolicy: "cache-and-network",
  });
  const older = rowsOf(data?.file?.versions).toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  if (totalCount === 0) return null;
  const choose = (version: ShownFile | null) => {
    setAnchor(null);
    onChoose(version);
  };

  return (
    <>
      <ViewerButton
        label={t("files.versionsValue", { count: totalCount + 1 })}
        icon={History}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem selected={shown.id === file.id} onClick={() => choose(null)}>
          <ListItemText primary={t("files.current")} secondary={formatMoment(file.updatedAt)} />
        </MenuItem>
        {older.map((version) => (
          <MenuItem key={version.id} selected={shown.id === version.id} onClick={() => choose(version)}>
            <ListItemText primary={t("files.older")} secondary={formatMoment(version.updatedAt)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
