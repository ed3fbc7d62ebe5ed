import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import type { ReviewedRowsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const StateFittedSystem = graphql(`
  mutation StateFittedSystem($input: StateFittedSystemInput!) {
    stateFittedSystem(input: $input) {
      vehicle {
        id
        knownSystems {
          system
          isFitted
          source
          quote
        }
      }
    }
  }
`);

/** Takes a word back; null after it was. */
export type TakeBack = { run: () => void } | null;

interface FittedAnswerProps {
  vehicleId: string;
  row: Pick<ReviewedRowsFragment["rows"][number], "name" | "system">;
  /** Told once the word is stored. */
  onSaid: (takeBack: TakeBack) => void;
}

/** Whether the vehicle has a system, as a person who sees it knows; the word can be taken back. */
export function FittedAnswer({ vehicleId, row, onSaid }: FittedAnswerProps) {
  const [state] = useMutation(StateFittedSystem);
  const { run, busy } = useVerb();
  const { system, name } = row;
  if (!system) return null;
  const say = async (isFitted: boolean | null) => {
    const input = { id: vehicleId, system, isFitted };
    const refused = await run(() => state({ variables: { input } }));
    if (!refused) onSaid(isFitted === null ? null : { run: () => void say(null) });
  };

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={busy}
        aria-label={t("documents.fittedName", { name: name ?? system })}
        onClick={() => void say(true)}
        sx={{ minHeight: 44 }}
      >
        {t("documents.fitted")}
      </Button>
      <Button
        size="small"
        disabled={busy}
        aria-label={t("documents.notFittedName", { name: name ?? system })}
        onClick={() => void say(false)}
        sx={{ minHeight: 44 }}
      >
        {t("documents.notFitted")}
      </Button>
    </Box>
  );
}

/** The last word, until it is taken back. */
export function SaidNote({ takeBack }: { takeBack: TakeBack }) {
  if (!takeBack) return null;
  const undo = (
    <Button color="inherit" onClick={takeBack.run}>
      {t("base.undo")}
    </Button>
  );
  return (
    <Alert severity="success" action={undo} sx={{ mb: 3 }}>
      {t("documents.saidOfTheVehicle")}
    </Alert>
  );
}
