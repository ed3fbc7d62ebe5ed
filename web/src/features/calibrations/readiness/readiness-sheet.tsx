import { t } from "@boresight/domain/texts/text";
import {
  isOfEquipment,
  problemOfPass,
  type readinessChecksFor,
  type ReadinessKey,
} from "@boresight/domain/calibrations/readiness-check";
import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";
import type { OrderReadinessFragment } from "#graphql/graphql.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useEquipment } from "#features/calibrations/attempt/use-equipment.ts";
import { isMeasured } from "./four-wheels-field.tsx";
import { PassRestBar } from "./pass-rest-bar.tsx";
import type { ShownCheck } from "./queued-checks.ts";
import { ReadinessRow } from "./readiness-row.tsx";
import { usePassRest } from "./use-pass-rest.ts";

export type StoredCheck = NonNullable<NonNullable<OrderReadinessFragment["readinessChecks"]>["nodes"][number]>;

/** Renders the way to put the order on hold for a check that failed, with what was noted. */
export type RenderHold = (key: ReadinessKey, note: string) => ReactNode;

interface ReadinessSheetProps {
  orderId: string;
  asked: ReturnType<typeof readinessChecksFor>;
  checks: readonly ShownCheck[];
  /** The fault codes that the last scan found. */
  scanned: readonly string[];
  renderHold: RenderHold;
  onClose: () => void;
}

type Typed = Partial<Record<ReadinessKey, string>>;

const ofNoCalibration = {
  lineItemTypeId: null,
  system: null,
  make: "",
  year: null,
  facilityId: null,
  usedBefore: null,
};

/** The checks of the sheet, each saved on tap; what is left passes with one. */
export function ReadinessSheet({ orderId, asked, checks, scanned, renderHold, onClose }: ReadinessSheetProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<Typed>({});
  const { pass, busy, passed, undo } = usePassRest(orderId);
  const byKey = new Map(checks.map((check) => [check.key, check]));
  const open = asked.filter(({ key }) => !byKey.has(key));
  const measured = open.flatMap(({ key, check }) => {
    const value = typed[key] ?? "";
    return check.unit && isMeasured(key, value) && !problemOfPass(key, value) ? [{ key, value }] : [];
  });
  const { isRegistered } = useEquipment(ofNoCalibration);
  const passable = open.filter(({ key, check }) => !check.unit && (isRegistered || !isOfEquipment(key)));
  const keys = [...passable, ...measured].map(({ key }) => key);
  const count = keys.length;
  const hasFailed = checks.some(({ outcome }) => outcome === "failed");
  const passRest = async () => {
    const isLast = count === open.length && !hasFailed;
    const problem = await pass({ measured, keys, isLast });
    setWrong(problemsOf(measured, problem?.fields ?? []));
    if (!problem && isLast) onClose();
  };

  return (
    <Sheet title={t("calibrations.readinessChecks")} open onClose={onClose} width={560}>
      <Box component="ol" sx={{ m: 0, px: { xs: 4, sm: 6 }, pb: 2, listStyle: "none", flexGrow: 1 }}>
        {asked.map(({ key, check: { label, unit } }) => (
          <ReadinessRow
            key={key}
            orderId={orderId}
            check={{ key, label, unit: unit ?? null }}
            known={key === "faultCodes" && scanned.length > 0 ? scannedWords(scanned) : null}
            stored={byKey.get(key) ?? null}
            hold={isFailed(byKey.get(key)) && renderHold(key, [label, byKey.get(key)?.note].filter(Boolean).join(": "))}
            value={typed[key] ?? byKey.get(key)?.value ?? ""}
            refused={
              wrong[key] ??
              (isMeasured(key, typed[key] ?? "") ? problemOfPass(key, typed[key] ?? "") : null) ??
              undefined
            }
            onType={(value) => setTyped((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </Box>
      {open.length > 0 && (
        <PassRestBar
          count={count}
          waiting={open.length - count}
          passed={passed.length}
          busy={busy}
          onPass={() => void passRest()}
          onUndo={undo}
        />
      )}
    </Sheet>
  );
}

/** More would not be read. */
const fewCodes = 12;
const scannedWords = (codes: readonly string[]): string =>
  t("calibrations.lastScanFound", {
    codes: [...codes.slice(0, fewCodes), ...(codes.length > fewCodes ? ["…"] : [])].join(", "),
  });

const isFailed = (check: ShownCheck | undefined): boolean => check?.outcome === "failed";

/** `measured.2.value` is the third of what was sent. */
function problemsOf(
  measured: readonly { key: ReadinessKey }[],
  fields: readonly { field: string; message: string }[],
): Typed {
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const check = measured[Number(field.split(".")[1])];
      return check ? [[check.key, message]] : [];
    }),
  );
}
