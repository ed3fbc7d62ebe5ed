import { useMutation, useQuery } from "@apollo/client/react";
import {
  estimateStatuses,
  isExpired,
  isOpenEstimate,
  type EstimateStatus,
} from "@boresight/domain/billing/estimate-status";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { DecidedLines } from "#features/billing/decision/decided-lines.tsx";
import { DifferenceList } from "#features/billing/difference/difference-list.tsx";
import { DecisionSums } from "#features/billing/decision/decision-sums.tsx";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { DocumentStatus } from "#records/billing/document-status.tsx";
import { LoadError } from "#records/load-error.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { alignStart } from "#ui/theme/align-start.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import Alert, { type AlertColor } from "@mui/material/Alert";
import { decidedOf, EstimateToDecide, type EstimateOfOwn } from "./estimate-to-decide.ts";
import { OwnDecision } from "./own-decision.tsx";

const MarkEstimateViewed = graphql(`
  mutation MarkEstimateViewed($input: MarkEstimateViewedInput!) {
    markEstimateViewed(input: $input) {
      estimate {
        id
        status
      }
    }
  }
`);

interface DecisionSheetProps {
  estimateId: string;
  onDecided: () => void;
  onClose: () => void;
}

/** An estimate over the page, for a signed-in customer to read and to decide on. */
export function DecisionSheet({ estimateId, onDecided, onClose }: DecisionSheetProps) {
  const { data, error, refetch } = useQuery(EstimateToDecide, {
    variables: { id: estimateId },
    fetchPolicy: "cache-and-network",
  });
  const estimate = data?.estimate;

  return (
    <Sheet
      title={estimate ? t("orders.estimateNumber", { number: estimate.number }) : t("base.estimate")}
      width={640}
      open
      onClose={onClose}
    >
      {estimate && <ReadEstimate estimate={estimate} onDecided={onDecided} />}
      {!estimate && error && <LoadError error={error} refetch={refetch} />}
      {!estimate && data && <BlankState dense kind="noMatch" title={t("billing.estimateNotThere")} />}
      {!data && !error && (
        <Box component="output" aria-label={t("ui.loading")} sx={{ px: 6 }}>
          <Skeleton variant="rounded" height={360} />
        </Box>
      )}
    </Sheet>
  );
}

interface ReadEstimateProps {
  estimate: EstimateOfOwn;
  onDecided: () => void;
}

function ReadEstimate({ estimate, onDecided }: ReadEstimateProps) {
  const { notes, difference } = estimate;
  const decided = decidedOf(estimate);
  const optional = decided.lines.filter(({ isOptional, isAccepted }) => isOptional && isAccepted);
  const [chosen, setChosen] = useState<readonly string[]>(optional.map(({ id }) => id));
  const status = useStatus(estimate);
  const canDecide = isOpenEstimate({ status });
  useViewed(estimate);

  return (
    <>
      <Box sx={{ overflowY: "auto", px: 6, pb: 4, flexGrow: 1 }}>
        <EstimateHead estimate={estimate} status={status} />
        <DecisionState status={status} />
        <DecidedLines lines={decided.lines} chosen={chosen} onChoose={canDecide ? setChosen : null} />
        <DecisionSums
          estimate={decided}
          stored={{ ...estimate, taxes: rowsOf(estimate.taxes) }}
          chosen={canDecide ? chosen : null}
        />
        {difference && <DifferenceList {...difference} />}
        {notes && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ ...alignStart, mt: 4, whiteSpace: "pre-line" }}
          >
            {notes}
          </Typography>
        )}
      </Box>
      <OwnDecision
        estimateId={estimate.id}
        decided={decided}
        chosen={chosen}
        canDecide={canDecide}
        onDecided={onDecided}
      />
    </>
  );
}

function EstimateHead({ estimate, status }: { estimate: EstimateOfOwn; status: EstimateStatus }) {
  const { validUntil, serviceOrder } = estimate;
  const vehicle = serviceOrder?.vehicle?.vehicleDescription;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, mb: 2 }}>
      <DocumentStatus status={status} />
      <Typography variant="body2" color="textSecondary">
        <bdi>{vehicle}</bdi> · {t("billing.orderNumber", { number: serviceOrder?.internalOrderNumber ?? "" })}
        {validUntil && ` · ${t("orders.validUntil", { date: formatDay(validUntil) })}`}
      </Typography>
    </Box>
  );
}

/** What is past its last day is expired before the server's night has marked it. */
function useStatus({ status, validUntil }: EstimateOfOwn): EstimateStatus {
  const today = readerDay(useNow());
  const known = estimateStatuses.find((one) => one === status) ?? "void";
  return isExpired({ status: known, validUntil }, today) ? "expired" : known;
}

/** The shop sees that it was opened. */
function useViewed({ id, status }: EstimateOfOwn): void {
  const [markViewed] = useMutation(MarkEstimateViewed);
  const marked = useRef(false);
  useEffect(() => {
    if (status !== "sent" || marked.current) return;
    marked.current = true;
    markViewed({ variables: { input: { id } } }).catch(() => {}); // Reading goes on without it.
  }, [id, status, markViewed]);
}

const notices: Partial<Record<EstimateStatus, { severity: AlertColor; words: string }>> = {
  approved: { severity: "success", words: t("billing.youApproved") },
  converted: { severity: "success", words: t("billing.youApproved") },
  declined: { severity: "info", words: t("billing.youDeclined") },
  expired: { severity: "warning", words: t("billing.estimateHasExpired") },
  superseded: { severity: "info", words: t("errors.estimate-superseded") },
  void: { severity: "warning", words: t("billing.estimateIsWithdrawn") },
};

/** Why nothing is left to decide. */
function DecisionState({ status }: { status: EstimateStatus }) {
  const notice = notices[status];

  return notice && <Alert severity={notice.severity}>{notice.words}</Alert>;
}
