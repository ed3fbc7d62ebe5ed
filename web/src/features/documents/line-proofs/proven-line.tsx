import { proofLinks } from "@boresight/domain/documents/line-proof";
import type { PayerPlace } from "@boresight/domain/billing/payers/payer-demands";
import { t } from "@boresight/domain/texts/text";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutline from "~icons/ic/outline-error-outline";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { ProofLink } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { formatMoment } from "#ui/time/times.ts";
import type { LinePlace } from "#features/documents/estimate-review/estimate-review-dialog.tsx";

const ProvenLineItem = graphql(`
  fragment ProvenLineItem on LineItem {
    id
    description
    totalPrice
  }
`);

interface Proof {
  link: ProofLink;
  value: string;
  at: string | null;
  fileId: string | null;
  page: number | null;
}

interface ProvenLineProps {
  line: FragmentType<typeof ProvenLineItem>;
  proof: { proofs: readonly Proof[]; missing: readonly ProofLink[] };
  onShow: (place: LinePlace) => void;
  /** Goes to where something missing is filled in. */
  onSeek: (place: PayerPlace) => void;
}

/** Where a link that is missing is filled in. */
const placeOf: Record<ProofLink, PayerPlace> = {
  calibration: "work",
  reason: "estimates",
  source: "work",
  operation: "documents",
  readiness: "work",
  attempt: "work",
  tool: "work",
  technician: "work",
  preScan: "documents",
  inProcessScan: "documents",
  postScan: "documents",
  alignment: "documents",
  transport: "numbers",
  certificate: "documents",
};

const nameOf = (link: ProofLink): string => proofLinks[link];

/** A line with all that it rests on; one with a gap says so before it is opened. */
export function ProvenLine({ line, proof: { proofs, missing }, onShow, onSeek }: ProvenLineProps) {
  const { description, totalPrice } = readFragment(ProvenLineItem, line);
  const gaps = missing.map(nameOf).join(", ");
  const isWhole = missing.length === 0;
  const Icon = isWhole ? CheckCircleOutlined : ErrorOutline;
  const told = isWhole
    ? proofs.length === 0
      ? t("documents.lineNeedsNoProof")
      : proofs.map(({ value }) => value)[0]
    : t("documents.missingProof", { what: gaps });

  return (
    <Accordion disableGutters elevation={0} square sx={{ "&::before": { display: "none" }, bgcolor: "transparent" }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 5, minHeight: 56 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 3, width: "100%", paddingInlineEnd: 2 }}>
          <Box component={Icon} aria-hidden sx={{ flexShrink: 0, color: isWhole ? "success.main" : "warning.main" }} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <TwoLines main={<bdi>{description}</bdi>} second={<bdi>{told}</bdi>} />
          </Box>
          <MoneyText cents={totalPrice} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 5, pt: 0 }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: "minmax(96px, 30%) 1fr",
            columnGap: 4,
            rowGap: 1,
          }}
        >
          {proofs.map((one) => (
            <Said key={[one.link, one.value, one.fileId].join()} proof={one} onShow={onShow} />
          ))}
          {missing.map((link) => (
            <Row key={link} name={nameOf(link)}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {t("documents.notRecorded")}{" "}
                <Button
                  size="small"
                  aria-label={`${t("billing.fillIn")}: ${nameOf(link)}`}
                  onClick={() => onSeek(placeOf[link])}
                  sx={{ minHeight: 44 }}
                >
                  {t("billing.fillIn")}
                </Button>
              </Typography>
            </Row>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function Said({
  proof: { link, value, at, fileId, page },
  onShow,
}: {
  proof: Proof;
  onShow: ProvenLineProps["onShow"];
}) {
  const words = <bdi>{at ? `${value} · ${formatMoment(at)}` : value}</bdi>;
  return (
    <Row name={nameOf(link)}>
      {fileId ? (
        <Button
          size="small"
          onClick={() => onShow({ fileId, page: page ?? 1 })}
          aria-label={t("documents.showLineInThePaper", { line: value })}
          sx={{ justifyContent: "flex-start", textAlign: "start", px: 1, mx: -1, minHeight: 44 }}
        >
          {words}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {words}
        </Typography>
      )}
    </Row>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ alignSelf: "center" }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, alignSelf: "center" }}>
        {children}
      </Box>
    </>
  );
}
