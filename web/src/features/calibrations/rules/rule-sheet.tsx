import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { leaveUnsaved } from "#ui/dialog/leave-unsaved.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { CalibrationRuleRow } from "./rule-row.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const RuleEditor = lazyPart(async () => (await import("./rule-editor.tsx")).RuleEditor);

const RuleInSheet = graphql(`
  query RuleInSheet($id: UUID!) {
    calibrationRule(id: $id) {
      id
      ...CalibrationRuleRow
    }
  }
`);

/** The value in the URL for a rule that is not saved yet. */
export const newRule = "new";

interface RuleSheetProps {
  /** The rule's id, or that of a new one; null when closed. */
  rule: string | null;
  onClose: () => void;
}

/** One rule to read and edit; asks before closing with unsaved changes. */
export function RuleSheet({ rule, onClose }: RuleSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };
  useFetchedWhenIdle(RuleEditor);
  const typing = { onFilled: setFilled, onCancel: () => void close(), onSaved: onClose };

  return (
    <Sheet
      title={rule === newRule ? t("calibrations.newRule") : t("calibrations.calibrationRule")}
      width={560}
      open={rule !== null}
      onClose={() => void close()}
    >
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        {rule === newRule && <RuleEditor rule={null} {...typing} />}
        {rule !== null && rule !== newRule && <KnownRule key={rule} id={rule} {...typing} />}
      </Suspense>
    </Sheet>
  );
}

interface KnownRuleProps {
  id: string;
  onFilled: (filled: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function KnownRule({ id, ...typing }: KnownRuleProps) {
  const { data, error, refetch } = useQuery(RuleInSheet, { variables: { id }, fetchPolicy: "cache-and-network" });
  const rule = readFragment(CalibrationRuleRow, data?.calibrationRule);
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <Skeleton height={480} sx={{ mx: 6 }} />;
  if (!rule) return <BlankState kind="noMatch" title={t("calibrations.thisRuleIsNotThere")} dense />;

  return <RuleEditor key={rule.version} rule={rule} {...typing} />;
}
