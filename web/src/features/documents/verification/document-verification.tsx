import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { useLinkedDocument } from "#records/link/use-linked-document.ts";
import { CompareFile, useComparison } from "./compare-file.tsx";
import { OfflineVerifier } from "./offline-verifier.tsx";
import { StateCard } from "./state-card.tsx";
import { typeWord } from "#records/documents/type-words.ts";
import { verifiedDocumentSchema, type VerifiedDocument } from "./verified-document.ts";

const parse = (answer: unknown) => verifiedDocumentSchema.parse(answer);

/** Says whether a document is valid, and compares a file with what was issued. */
export function DocumentVerification({ code }: { code: string }) {
  const { found, problem, load } = useLinkedDocument({
    path: `verify/${encodeURIComponent(code)}`,
    token: code,
    parse,
  });
  if (found) return <Verified document={found} />;
  if (problem?.code === "not-found") return <UnknownCode />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

function Verified({ document }: { document: VerifiedDocument }) {
  const { type, number, shop, issuer, issuedAt, vehicle, sha256, packetHashes } = document;
  const { comparison, compare } = useComparison({ sha256: sha256 ?? "", packetHashes });
  const { year, make, model, vinEnd } = vehicle;
  const details = [
    { label: t("documents.issued"), value: formatMoment(issuedAt) },
    { label: t("documents.issuedBy"), value: [shop, issuer].filter(Boolean).join(" · ") },
    { label: t("base.vehicle"), value: [year, make, model].filter(Boolean).join(" ") },
    { label: t("documents.vinEndsIn"), value: vinEnd && <Code>{vinEnd}</Code> },
    { label: t("documents.sha256"), value: sha256 && <Code>{sha256}</Code> },
  ];

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {typeWord(type)}
        </Typography>
        <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
          <bdi dir="ltr">{number}</bdi>
        </Typography>
      </div>
      <StateCard document={document} isOtherFile={comparison.result === "altered"} />
      <Card sx={{ p: 5 }}>
        <DetailsList details={details} />
      </Card>
      {sha256 && <CompareFile number={number} comparison={comparison} onChoose={compare} />}
      <OfflineVerifier />
    </Box>
  );
}

const Code = ({ children }: { children: string }) => (
  <Box component="bdi" dir="ltr" sx={{ fontFamily: "monospace", overflowWrap: "anywhere" }}>
    {children}
  </Box>
);

const UnknownCode = () => (
  <BlankState kind="noMatch" title={t("documents.unknownCode")} whole>
    {t("documents.unknownCodeMeans")}
  </BlankState>
);
