import * as shape from "@boresight/domain/base/shape";
import {
  duplicateKinds,
  duplicateReasons,
  type DuplicateKind,
  type DuplicateReason,
} from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { PageSteps } from "./page-steps.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { DuplicateGroup } from "./duplicate-group.tsx";
import { useAnswer } from "../use-answer.ts";

const groupShape = shape.object({
  reason: shape.oneOf(duplicateReasons),
  key: shape.string(),
  records: shape.array(
    shape.object({
      id: shape.string(),
      name: shape.string(),
      detail: shape.string(),
      orders: shape.number(),
      createdAt: shape.string(),
    }),
  ),
});
const answerShape = shape.object({ groups: shape.array(groupShape), isMore: shape.boolean() });

export type Group = shape.Output<typeof groupShape>;

const kinds = [
  { value: "customers", label: t("base.customers") },
  { value: "vehicles", label: t("base.vehicles") },
] as const;

/** Customers and vehicles that are probably one, each leading to its merge. */
export function Duplicates() {
  const { search, change } = useAddress();
  const kind = duplicateKinds.find((one) => one === search["of"]) ?? "customers";

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography color="textSecondary" dir="auto" sx={{ maxWidth: 680, ...alignStart }}>
          {t("settings.duplicatesLead")}
        </Typography>
        <SegmentedChoice
          label={t("settings.duplicatesOf")}
          value={kind}
          choices={kinds}
          onChoose={(of) => change({ of: of === "customers" ? undefined : of })}
        />
      </Box>
      <Found key={kind} kind={kind} />
    </Box>
  );
}

function Found({ kind }: { kind: DuplicateKind }) {
  const [starts, setStarts] = useState<readonly { reason: DuplicateReason; key: string }[]>([]);
  const { answer, problem, loading, retry } = useAnswer(
    "duplicates",
    { kind, after: starts.at(-1) ?? null },
    answerShape,
  );
  if (problem !== null) return <ErrorState message={problem} onRetry={retry} />;
  if (!answer) return <ListSkeleton rows={6} />;
  const last = answer.groups.at(-1);

  return (
    <SectionCard title={t("settings.duplicates")}>
      {answer.groups.length === 0 && !loading && (
        <BlankState kind="empty" title={t("settings.noDuplicates")} dense>
          {t("settings.noDuplicatesMore")}
        </BlankState>
      )}
      <Box
        component="ul"
        aria-label={t("settings.duplicates")}
        aria-busy={loading}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {answer.groups.map((group) => (
          <DuplicateGroup key={`${group.reason} ${group.key}`} kind={kind} group={group} />
        ))}
      </Box>
      <PageSteps
        starts={starts}
        next={answer.isMore && last ? { reason: last.reason, key: last.key } : null}
        onGo={setStarts}
      />
    </SectionCard>
  );
}
