import { useQuery } from "@apollo/client/react";
import { isScanPhase } from "@boresight/domain/intake/scans/scan-report";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import type { ScansOfOrderQuery } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { formatDay } from "#ui/time/times.ts";
import { PairedCodes } from "./paired-codes.tsx";
import { phaseWords, scanProblem } from "./scan-words.ts";

const ScansOfOrder = graphql(`
  query ScansOfOrder($id: UUID!) {
    serviceOrder(id: $id) {
      id
      scans {
        reports {
          fileId
          fileName
          phase
          state
          objection
          isPartial
          layout
          vin
          tool
          serialNumber
          softwareVersion
          scannedAt
          moduleCount
          codeCount
        }
        codes {
          module
          code
          description
          pre
          inProcess
          post
          outcome
        }
      }
    }
  }
`);

type Scans = NonNullable<NonNullable<ScansOfOrderQuery["serviceOrder"]>["scans"]>;

/** The scans of an order: by which tool and when, and what became of each fault code. Nothing where there is none. */
export function OrderScans({ orderId }: { orderId: string }) {
  const { data, refetch } = useQuery(ScansOfOrder, { variables: { id: orderId }, fetchPolicy: "cache-and-network" });
  useOrderChanges({ orderId }, () => {
    refetch().catch(() => {}); // A report has been read; the page's own query says what fails.
  });
  const scans = data?.serviceOrder?.scans;
  if (!scans) return null;

  return (
    <SectionCard title={t("calibrations.scans")} flush>
      <RowList label={t("calibrations.scans")}>
        {scans.reports.map((scan) => (
          <ListRow
            key={scan.fileId}
            main={<bdi>{[phaseWords[scan.phase], scan.fileName].join(" · ")}</bdi>}
            second={<bdi>{toolWords(scan)}</bdi>}
            end={<Typography variant="body2">{foundWords(scan)}</Typography>}
            stacked
          />
        ))}
      </RowList>
      <Box sx={{ display: "grid", gap: 2, px: 5 }}>
        {scans.reports.map((scan) => (
          <Problem key={scan.fileId} scan={scan} />
        ))}
      </Box>
      <Codes scans={scans} />
    </SectionCard>
  );
}

type Scan = Scans["reports"][number];

function Problem({ scan }: { scan: Scan }) {
  const problem = scanProblem(scan);
  if (problem === null) return null;
  return (
    <Alert severity={scan.objection === "otherVehicle" ? "error" : "warning"} sx={{ overflowWrap: "anywhere" }}>
      {problem}
    </Alert>
  );
}

function Codes({ scans: { reports, codes } }: { scans: Scans }) {
  const isRead = reports.some(
    ({ phase, state, objection }) => isScanPhase(phase) && state === "read" && objection === null,
  );
  if (codes.length > 0) return <PairedCodes codes={codes} />;
  return isRead ? (
    <Typography variant="body2" color="textSecondary" sx={{ px: 5, py: 2 }}>
      {t("calibrations.noCodesInTheScans")}
    </Typography>
  ) : null;
}

function toolWords({ fileName, state, layout, tool, serialNumber, softwareVersion, scannedAt }: Scan): string {
  if (state === "pending") return t("calibrations.scanIsBeingRead", { name: fileName });
  const [day, clock] = scannedAt?.split("T") ?? [];
  const known = [
    tool ?? layout,
    serialNumber && t("calibrations.serialOf", { number: serialNumber }),
    softwareVersion,
    day && [formatDay(day), clock].filter(Boolean).join(" "),
  ].filter(Boolean);
  return known.length > 0 ? known.join(" · ") : fileName;
}

const foundWords = ({ moduleCount, codeCount }: Scan): string | null =>
  moduleCount !== null && codeCount !== null
    ? t("calibrations.modulesAndCodes", { modules: moduleCount, codes: codeCount })
    : null;
