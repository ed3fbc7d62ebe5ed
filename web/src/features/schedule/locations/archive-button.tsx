import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import type { Verb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const ArchiveFacility = graphql(`
  mutation ArchiveFacility($input: FacilityVersionInput!) {
    archiveFacility(input: $input) {
      facility {
        id
        version
        isActive
      }
    }
  }
`);

const RestoreFacility = graphql(`
  mutation RestoreFacility($input: FacilityVersionInput!) {
    restoreFacility(input: $input) {
      facility {
        id
        version
        isActive
      }
    }
  }
`);

interface ArchiveButtonProps {
  facility: Pick<FacilityFieldsFragment, "facilityName" | "id" | "isActive" | "isBase" | "version">;
  /** Shows why it was refused. */
  run: Verb["run"];
  onDone: () => void;
}

/** Takes a location out of use, or back into it; the base stays. */
export function ArchiveButton({ facility, run, onDone }: ArchiveButtonProps) {
  const { facilityName, id, isActive, isBase, version } = facility;
  const [archive] = useMutation(ArchiveFacility);
  const [restore] = useMutation(RestoreFacility);
  const confirm = useConfirm();
  const variables = { input: { id, version } };
  const change = async () => {
    if (isActive && !(await confirm(t("schedule.archiveLocationQuestion", { facilityName })))) return;
    const failure = isActive
      ? await run(() => archive({ variables }), t("schedule.locationIsArchived", { facilityName }))
      : await run(() => restore({ variables }), t("schedule.locationIsRestored", { facilityName }));
    if (!failure) onDone();
  };
  if (isBase) return null;

  return (
    <Box>
      <Button color={isActive ? "error" : "primary"} onClick={() => void change()}>
        {isActive ? t("schedule.archiveLocation") : t("schedule.restoreLocation")}
      </Button>
    </Box>
  );
}
