import { whyKnown } from "@boresight/domain/intake/vehicle-systems";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { ReviewedRowsFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { LinePlace } from "./estimate-review-dialog.tsx";
import { FittedAnswer, type TakeBack } from "./fitted-answer.tsx";
import { LineButton } from "./line-button.tsx";

const ReviewedRows = graphql(`
  fragment ReviewedRows on EstimateReview {
    vehicleId
    worthCents
    rows {
      outcome
      typeKey
      name
      reason
      line
      page
      fileId
      isNew
      system
      fittedBy
      fittedQuote
      source
      isVerified
      priceCents
      written
    }
  }
`);

type Row = ReviewedRowsFragment["rows"][number];

const headings: readonly (readonly [string, string])[] = [
  ["missing", t("documents.reviewMissing")],
  ["ifFitted", t("documents.reviewIfFitted")],
  ["agreed", t("documents.reviewAgreed")],
  ["unnamed", t("documents.reviewUnnamed")],
  ["notRequired", t("documents.reviewNotRequired")],
];

interface ReviewRowsProps {
  review: FragmentType<typeof ReviewedRows>;
  onShow: (place: LinePlace) => void;
  /** After somebody said what the vehicle has. */
  onSaid: (takeBack: TakeBack) => void;
}

/** The work that is required or written, by what is to be said of it; each with the line, the rule and its reason. */
export function ReviewRows({ review, onShow, onSaid }: ReviewRowsProps) {
  const { vehicleId, rows, worthCents } = readFragment(ReviewedRows, review);
  if (rows.length === 0) return <Typography>{t("documents.reviewNothing")}</Typography>;

  return headings.map(([outcome, heading]) => {
    const own = rows.filter((row) => row.outcome === outcome);
    if (own.length === 0) return null;
    return (
      <Box key={outcome} sx={{ mb: 5 }}>
        <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
          {heading}
        </Typography>
        <Box component="ul" aria-label={heading} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {own.map((row, index) => (
            <ReviewRow
              key={row.typeKey ?? index}
              row={row}
              onShow={onShow}
              answer={outcome === "ifFitted" && <FittedAnswer vehicleId={vehicleId} row={row} onSaid={onSaid} />}
            />
          ))}
        </Box>
        {outcome === "missing" && worthCents !== null && worthCents !== undefined && worthCents > 0 && (
          <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, py: 2, fontWeight: 600 }}>
            <span>{t("documents.reviewWorth")}</span>
            <MoneyText cents={worthCents} />
          </Box>
        )}
      </Box>
    );
  });
}

interface ReviewRowProps {
  row: Row;
  onShow: (place: LinePlace) => void;
  /** A question to be answered, where there is one. */
  answer: ReactNode;
}

function ReviewRow({ row, onShow, answer }: ReviewRowProps) {
  const { name, priceCents, line, page, fileId, isNew, fittedBy, fittedQuote, isVerified, written } = row;
  const isRequired = row.outcome !== "unnamed" && row.outcome !== "notRequired";
  const reason = row.reason || t("documents.reviewScans");
  const notes = [
    isRequired && t("documents.reviewCalledFor", { reason }),
    fittedBy && whyKnown({ source: fittedBy, quote: fittedQuote ?? null, isFitted: true }),
    row.source,
    !isVerified && t("documents.reviewStarterRule"),
    ...written.map((one) => t("documents.reviewWrittenAs", { line: one })),
  ].filter(Boolean);

  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: 2 }}>
        <Typography component="div" variant="body2" sx={{ fontWeight: 500 }}>
          {name ?? written[0]} {isNew && <ToneChip tone="blue">{t("calibrations.newInTheSupplement")}</ToneChip>}
        </Typography>
        {isRequired && priceCents !== null && priceCents !== undefined && <MoneyText cents={priceCents} />}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {notes.join(" · ")}
      </Typography>
      {line && fileId && <LineButton line={line} onShow={() => onShow({ fileId, page: page ?? 1 })} />}
      {answer}
    </Box>
  );
}
