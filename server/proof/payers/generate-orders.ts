/** Orders as shops leave them: most with something missing, some complete, some wrong in ways that look right. */
import { demandKeys } from "@boresight/domain/billing/payers/payer-demands";
import type {
  PayerAttempt,
  PayerCalibration,
  PayerFacts,
  PayerFile,
  PayerScan,
} from "@boresight/domain/billing/payers/payer-facts";
import type { StoredDemand } from "@boresight/domain/billing/payers/payer-rule";
import type { Random } from "../fuzz/random.ts";

const vins = ["4T1G11AK2MU990001", "5YJ3E1EAXLF990005"] as const;
const kinds = [
  ..."preScan postScan calibrationReport repairOrder requirement alignment vehiclePhoto vinPhoto odometerPhoto".split(
    " ",
  ),
  ..."dashPhoto damagePhoto targetPhoto roadTest signature other".split(" "),
];

/** How careful the shop was with an order: what a careful one leaves out is rare. */
type Care = number;

const madeWithOf = (random: Random, care: Care): PayerAttempt["madeWith"] =>
  !random.isLikely(care + 0.02)
    ? null
    : {
        tool: random.isLikely(care)
          ? {
              name: "Autel MS909",
              maker: "Autel",
              model: "MS909",
              serialNumber: "SN",
              softwareVersion: "1",
              certifiedOn: random.pick([null, "2026-01-01", random.isLikely(care) ? "2026-05-20" : "2026-05-21"]),
              expiresOn: random.isLikely(care)
                ? random.pick(["2026-05-20", "2027-01-01"])
                : random.pick([null, "2026-05-19"]),
              certificateFileId: random.pick([null, "certificate"]),
              certificateSha256: null,
            }
          : null,
        target: null,
        technician: random.isLikely(care)
          ? {
              name: "Tom",
              firstName: random.isLikely(care) ? "Tom" : random.pick(["", "  "]),
              lastName: random.isLikely(care) ? "Ramirez" : "",
              credential: random.isLikely(care)
                ? { id: "c", issuer: "ase", title: "L4", number: "", validFrom: null, expiresOn: null }
                : null,
            }
          : null,
        procedure: { source: random.isLikely(care) ? "Maker's manual" : random.pick(["", " "]), rule: null },
        place: { facility: null, address: "", isMobile: false },
      };

function calibrationOf(
  random: Random,
  { care, index, files }: { care: Care; index: number; files: readonly PayerFile[] },
) {
  const result = random.isLikely(care)
    ? "passed"
    : random.pick(["pending", "failed", "notPossible", "notRequired", "passed"] as const);
  const hasPassed = result === "passed" && random.isLikely(care + 0.02);
  const reports = files.filter(({ kind }) => kind === "calibrationReport");
  const named = random.isLikely(0.5) && reports[0] ? [random.pick(reports).id] : [];
  return {
    id: `k${index}`,
    name: `Calibration ${index}`,
    method: random.pick(["static", "dynamic", "both", "static or dynamic", "sublet", ""]),
    result,
    passed: hasPassed ? { day: "2026-05-20", madeWith: madeWithOf(random, care), evidenceFileIds: named } : null,
  } satisfies PayerCalibration;
}

const filesOf = (random: Random, care: Care): PayerFile[] =>
  kinds.flatMap((kind) =>
    Array.from({ length: random.isLikely(care) ? random.whole(1, 4) : 0 }, (_, index): PayerFile => {
      const isSigned = kind === "signature" && random.isLikely(care);
      return {
        id: `${kind}${index}`,
        name: `${kind}-${index}`,
        kind,
        mimeType: random.pick(["image/jpeg", "application/pdf"]),
        sha256: random.pick([null, `${kind}1`, `${kind}${index}`]),
        signerName: isSigned ? "Carla" : null,
        isObjected: !random.isLikely(care + 0.02),
      };
    }),
  );

const phases: Readonly<Record<string, PayerScan["phase"]>> = {
  preScan: "pre",
  postScan: "post",
};

const scansOf = (
  random: Random,
  { care, vin, files }: { care: Care; vin: string | null; files: readonly PayerFile[] },
) =>
  files.flatMap(({ id, kind }) => {
    const phase = phases[kind];
    if (phase === undefined || !random.isLikely(care + 0.02)) return [];
    const isRead = random.isLikely(care);
    return {
      fileId: id,
      phase,
      state: isRead ? "read" : random.pick(["pending", "noText", "unknownLayout", "readInPart"]),
      objection: random.isLikely(care)
        ? null
        : random.pick(["otherVehicle", "oldScan", "otherPhase", "beforeWork"] as const),
      vin: isRead ? (random.isLikely(care) ? vin : random.pick([null, ...vins])) : null,
    } as const;
  });

/** One order; `care` is how much of what could be there is there. */
export function generateFacts(random: Random): PayerFacts {
  const care = random.pick([0.5, 0.9, 0.99, 1]);
  const given = <Value>(value: Value): Value | null => (random.isLikely(care) ? value : null);
  const vin = given(vins[0]);
  const files = filesOf(random, care);
  const calibrations = Array.from({ length: random.whole(0, 4) }, (_, index) =>
    calibrationOf(random, { care, index, files }),
  );
  const scans = scansOf(random, { care, vin, files });
  const outcomes = ["cleared", "remains", "new", "notScanned", "open"] as const;
  return {
    order: {
      vinNumber: vin,
      claimNumber: given("C-1"),
      insurerName: random.pick([given("Granite"), " "]),
      odometerIn: given(random.pick([0, 41_000])),
      odometerOut: given(41_002),
      poNumber: given("PO-1"),
      repairOrderNumber: given("RO-1"),
    },
    files,
    scans,
    codes: Array.from({ length: random.whole(0, 3) }, (_, index) => ({
      module: "ADAS",
      code: `C1A6${index}`,
      outcome: random.isLikely(care) ? "cleared" : random.pick(outcomes),
      page: random.pick([null, 1, 2]),
    })),
    calibrations,
    estimate: given({
      number: "E-1",
      lines: [
        ...calibrations.flatMap(({ id }) =>
          random.isLikely(care) ? [{ typeKey: "CAL", category: "calibration", calibrationId: id }] : [],
        ),
        ...(random.isLikely(0.1) ? [{ typeKey: "CAL", category: "calibration", calibrationId: null }] : []),
        ...(random.isLikely(0.3) ? [{ typeKey: "ALN-4W", category: "alignment", calibrationId: null }] : []),
      ],
    }),
    certificate: given({ number: "C-1", fileId: random.pick([null, "certificate"]) }),
  };
}

/** Five payers: from one that wants little to one that wants all. */
export const generateRules = (random: Random): readonly { demands: readonly StoredDemand[] }[] =>
  [2, 4, 8, 16, demandKeys.length].map((length) => ({
    demands: demandKeys
      .map((key) => ({ key, order: random.whole(0, 1_000_000) }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, length)
      .map(({ key }) => ({ key, count: random.pick([null, 1, 2]) })),
  }));
