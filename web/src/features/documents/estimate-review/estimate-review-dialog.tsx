import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState, type ReactNode } from "react";
import Close from "~icons/ic/baseline-close";
import { problemOf } from "#data/problem.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EstimateReviewOfOrderQuery } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { StoredFileFields, type StoredFile } from "#records/stored-file.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { SaidNote, type TakeBack } from "./fitted-answer.tsx";
import { ReviewRows } from "./review-rows.tsx";
import { SupplementChanges } from "./supplement-changes.tsx";

const EstimateReviewOfOrder = graphql(`
  query EstimateReviewOfOrder($id: UUID!, $staff: Boolean!) {
    estimateReview(serviceOrderId: $id) {
      fileId
      ...ReviewedRows
      ...SupplementChanges
    }
    serviceOrder(id: $id) {
      id
      internalOrderNumber
      files(first: 100, orderBy: CREATED_AT_ASC, filter: { versionOf: { isNull: true } }) {
        nodes {
          id
          ...StoredFile
        }
      }
    }
  }
`);

/** Where a line stands. */
export interface LinePlace {
  fileId: string;
  page: number;
}

/** How the caller shows a page of a file; a feature of its own shows files. */
export type RenderPaper = (file: StoredFile, page: number) => ReactNode;

interface EstimateReviewDialogProps {
  orderId: string;
  renderPaper: RenderPaper;
  onClose: () => void;
}

/** What the estimate of an order leaves out, beside the estimate itself. */
export function EstimateReviewDialog({ orderId, renderPaper, onClose }: EstimateReviewDialogProps) {
  const titleId = useId();
  const isWide = useMediaQuery<{ breakpoints: { up: (key: string) => string } }>(({ breakpoints }) =>
    breakpoints.up("md"),
  );
  const [place, setPlace] = useState<LinePlace | null>(null);
  const { data, error, refetch } = useQuery(EstimateReviewOfOrder, {
    variables: { id: orderId, staff: true },
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({ orderId }, () => {
    refetch().catch(() => {}); // A paper has been read; the query's own error tells.
  });
  const papers = readFragment(StoredFileFields, rowsOf(data?.serviceOrder?.files));
  const file = papers.find(({ id }) => id === (place?.fileId ?? data?.estimateReview?.fileId));
  const paper = file && renderPaper(file, place?.page ?? 1);
  const number = data?.serviceOrder?.internalOrderNumber ?? "";

  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <Box sx={bar}>
        <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1, minWidth: 0 }}>
          {t("documents.whatTheEstimateLeavesOut")}
        </Typography>
        {!isWide && place && <Button onClick={() => setPlace(null)}>{t("documents.backToTheReview")}</Button>}
        <PdfButton
          address={`estimateReview/${orderId}`}
          label={t("documents.estimateReview")}
          fileName={`${number}-estimateReview`}
        />
        <IconButton aria-label={t("base.close")} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={isWide && paper ? sideBySide : alone}>
        {paper && (isWide || place) && (
          <Box sx={{ position: "relative", minHeight: 0, minWidth: 0, bgcolor: "ground.sunken" }}>{paper}</Box>
        )}
        {(isWide || !place) && (
          <Box component="section" aria-labelledby={titleId} sx={text}>
            {error && <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton rows={6} />}
            {data && <ReviewText review={data.estimateReview} onShow={setPlace} onSaid={() => void refetch()} />}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

interface ReviewTextProps {
  /** Null for an order that cannot be seen any more. */
  review: EstimateReviewOfOrderQuery["estimateReview"];
  onShow: (place: LinePlace) => void;
  onSaid: () => void;
}

function ReviewText({ review, onShow, onSaid }: ReviewTextProps) {
  const [takeBack, setTakeBack] = useState<TakeBack>(null);
  const said = (how: TakeBack) => {
    setTakeBack(how);
    onSaid();
  };
  if (!review)
    return (
      <BlankState kind="noMatch" title={t("orders.orderNotFound")} dense>
        {t("orders.noSuchOrder")}
      </BlankState>
    );

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {review.fileId ? t("documents.reviewIntro") : t("documents.reviewNoEstimate")}
      </Typography>
      <SaidNote takeBack={takeBack} />
      <SupplementChanges review={review} onShow={onShow} />
      <ReviewRows review={review} onShow={onShow} onSaid={said} />
    </>
  );
}

const bar = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: { xs: 3, md: 5 }, py: 2 };
const text = { overflow: "auto", minHeight: 0, p: { xs: 3, md: 5 } };
const alone = { flexGrow: 1, minHeight: 0, display: "grid", gridTemplateRows: "minmax(0, 1fr)" };
const sideBySide = { ...alone, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" };
