import { useMutation } from "@apollo/client/react";
import { whyKnown } from "@boresight/domain/intake/vehicle-systems";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { systemWord } from "#features/calibrations/rules/rule-words.ts";
import { graphql } from "#graphql/gql.ts";
import type { CalibratedSystem, StatedSystemFragment } from "#graphql/graphql.ts";
import { useThumbnails, type PicturedFile } from "#records/thumbnails.ts";
import { useVerb } from "#records/use-verb.ts";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { formatMoment } from "#ui/time/times.ts";

export const StatedSystem = graphql(`
  fragment StatedSystem on KnownSystem {
    system
    isFitted
    source
    quote
    statement {
      by
      at
      photoFileId
    }
  }
`);

const StateSystem = graphql(`
  mutation StateSystem($input: StateFittedSystemInput!) {
    stateFittedSystem(input: $input) {
      vehicle {
        id
        knownSystems {
          system
          ...StatedSystem
        }
      }
    }
  }
`);

type Outlook = "fitted" | "notFitted" | "unknown";
const outlooks = [
  { value: "fitted" as const, label: t("documents.systemFitted") },
  { value: "unknown" as const, label: t("documents.systemUnknown") },
  { value: "notFitted" as const, label: t("documents.systemNotFitted") },
];
const isFittedBy: Record<Outlook, boolean | null> = { fitted: true, notFitted: false, unknown: null };

interface SystemRowProps {
  vehicleId: string;
  system: CalibratedSystem;
  known: StatedSystemFragment | null;
  pictures: readonly PicturedFile[];
}

/** One system: what is known of it and by what, and what a person says. */
export function SystemRow({ vehicleId, system, known, pictures }: SystemRowProps) {
  const [state] = useMutation(StateSystem);
  const { run, busy } = useVerb();
  const [problem, setProblem] = useState<string | null>(null);
  const name = systemWord(system);
  const outlook = known ? (known.isFitted ? "fitted" : "notFitted") : "unknown";
  const say = async (isFitted: boolean | null, photoFileId: string | null) => {
    const input = { id: vehicleId, system, isFitted, photoFileId };
    const refused = await run(() => state({ variables: { input } }));
    setProblem(refused?.message ?? null);
  };
  const photoFileId = known?.statement?.photoFileId ?? null;

  return (
    <Box component="li" aria-label={name} aria-busy={busy} sx={rowLooks}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
          {name}
        </Typography>
        <SegmentedChoice
          label={name}
          value={outlook}
          choices={outlooks}
          onChoose={(chosen) => void say(isFittedBy[chosen], null)}
        />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={reasonLooks}>
        {reasonOf(known)}
      </Typography>
      {known?.source === "person" && (pictures.length > 0 || photoFileId) && (
        <PhotoChoice
          name={name}
          pictures={pictures}
          chosen={photoFileId}
          onChoose={(chosen) => void say(known.isFitted, chosen)}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

function reasonOf(known: StatedSystemFragment | null): string {
  if (!known) return t("calibrations.nothingSaysSo");
  const why = whyKnown({ ...known, quote: known.quote ?? null });
  const { statement } = known;
  if (!statement) return why;
  return [why, t("calibrations.saidBy", { name: statement.by, time: formatMoment(statement.at) })].join(" · ");
}

interface PhotoChoiceProps {
  name: string;
  pictures: readonly PicturedFile[];
  chosen: string | null;
  onChoose: (fileId: string | null) => void;
}

function PhotoChoice({ name, pictures, chosen, onChoose }: PhotoChoiceProps) {
  const id = useId();
  const renderThumbnail = useThumbnails();
  const picture = pictures.find((one) => one.id === chosen);

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2, mt: 1 }}>
      {picture && <Box sx={pictureLooks}>{renderThumbnail?.(picture)}</Box>}
      <TextField
        select
        size="small"
        id={id}
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value || null)}
        slotProps={{
          htmlInput: { "aria-label": t("calibrations.photoOfSystem", { name }) },
          select: { displayEmpty: true },
        }}
        sx={{ minWidth: 0, flexGrow: 1 }}
      >
        <MenuItem value="">{t("calibrations.noPhotoOfSystem")}</MenuItem>
        {chosen && !picture && <MenuItem value={chosen}>{t("calibrations.photoOfAnotherOrder")}</MenuItem>}
        {pictures.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            <bdi>{one.name}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const reasonLooks = { overflowWrap: "anywhere", "&::first-letter": { textTransform: "uppercase" } };
const rowLooks = { py: 3, borderTop: 1, borderColor: "divider" };
const pictureLooks = {
  width: 40,
  height: 40,
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: 1,
  bgcolor: "ground.sunken",
};
