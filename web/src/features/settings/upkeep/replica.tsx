import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import { SectionCard } from "#ui/layout/section-card.tsx";

export const replicaShape = shape.object({
  lagSeconds: shape.nullable(shape.number()),
  problem: shape.nullable(shape.oneOf(["away", "behind", "notReplica", "otherDatabase"])),
});

type ReplicaState = shape.Output<typeof replicaShape>;

/** Whether reports are read at the replica, and how old they are there. */
export const Replica = ({ state }: { state: ReplicaState }) => (
  <SectionCard title={t("settings.replica")}>
    <Typography>{lineOf(state)}</Typography>
  </SectionCard>
);

function lineOf({ lagSeconds, problem }: ReplicaState): string {
  const seconds = Math.round(lagSeconds ?? 0);
  if (problem === null) return t("settings.replicaUsed", { seconds });
  if (problem === "behind") return t("settings.replicaBehind", { seconds });
  return problem === "away" ? t("settings.replicaAway") : t("settings.replicaOther");
}
