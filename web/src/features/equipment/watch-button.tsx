import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const SetEquipmentWatched = graphql(`
  mutation SetEquipmentWatched($input: SetEquipmentWatchedInput!) {
    setEquipmentWatched(input: $input) {
      equipment {
        id
        ...EquipmentRow
      }
    }
  }
`);

/** Marks a tool or target as one to keep an eye on, for admins. */
export function WatchButton({ equipment }: { equipment: EquipmentRowFragment }) {
  const { id, version, isWatched } = equipment;
  const [setWatched] = useMutation(SetEquipmentWatched);
  const { busy, run } = useVerb({ stale: ["equipment-changed"] });
  const input = { id, version, isWatched: !isWatched };

  return (
    <Button
      variant="outlined"
      sx={{ mb: 3 }}
      loading={busy}
      onClick={() => void run(() => setWatched({ variables: { input } }))}
    >
      {isWatched ? t("equipment.stopWatching") : t("equipment.watch")}
    </Button>
  );
}
