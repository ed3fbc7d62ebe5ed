import { t } from "@boresight/domain/texts/text";
import { readinessChecksFor } from "@boresight/domain/calibrations/readiness-check";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import CheckCircleOutline from "~icons/ic/outline-check-circle";
import ErrorOutline from "~icons/ic/outline-error";
import HighlightOff from "~icons/ic/baseline-highlight-off";
import { Suspense, useState, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useQueuedActions } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { OrderReadinessFields } from "./order-readiness.fragment.ts";
import type { RenderHold } from "./readiness-sheet.tsx";
import { withQueuedChecks } from "./queued-checks.ts";
import { RideHeight } from "./ride-height.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const ReadinessSheet = lazyPart(async () => (await import("./readiness-sheet.tsx")).ReadinessSheet);

const looks = {
  ready: { words: t("calibrations.ready"), tone: "green", icon: CheckCircleOutline },
  needsAttention: { words: t("calibrations.needsAttention"), tone: "amber", icon: ErrorOutline },
  notReady: { words: t("calibrations.notReady"), tone: "red", icon: HighlightOff },
} as const;

const isKnown = (readiness: string): readiness is keyof typeof looks => Object.hasOwn(looks, readiness);

const isHere = (category: string | undefined) => ["onsite", "work", "hold"].includes(category ?? "");
const isAhead = (category: string | undefined) => ["intake", "ready"].includes(category ?? "");

interface ReadinessOfOrderProps {
  order: FragmentType<typeof OrderReadinessFields>;
  /** Lets the customer sign the waiver of a modified ride height here. */
  waiverSigning: ReactNode;
  renderHold: RenderHold;
}

/** Before the vehicle arrives: the reasons against the date. Afterwards: the checks and the ride height decision. */
export function ReadinessOfOrder({ order, waiverSigning, renderHold }: ReadinessOfOrderProps) {
  const { user } = useAuth();
  const staff = isStaff(roleOf(user));
  const [checking, setChecking] = useState(false);
  useFetchedWhenIdle(ReadinessSheet);
  const shown = readFragment(OrderReadinessFields, order);
  const actions = useQueuedActions(shown.id);
  const { status, readiness, readinessConfirmedBy } = shown;
  const here = staff && isHere(status?.category);
  if (!here && !isAhead(status?.category)) return null;
  const look = looks[isKnown(readiness.readiness) ? readiness.readiness : "needsAttention"];
  const asked = readinessChecksFor(systemsOf(rowsOf(shown.calibratedSystems)));
  const checks = withQueuedChecks(rowsOf(shown.readinessChecks), { actions, asked, user });
  const done = asked.filter(({ key }) => checks.some((check) => check.key === key)).length;
  const failed = checks.filter(({ outcome, overrideNote }) => outcome === "failed" && !overrideNote).length;

  return (
    <SectionCard
      title={t("calibrations.readiness")}
      aside={
        here ? (
          <Button size="small" variant={done < asked.length ? "contained" : "text"} onClick={() => setChecking(true)}>
            {done < asked.length ? t("calibrations.checkTheVehicle") : t("calibrations.seeTheChecks")}
          </Button>
        ) : (
          <ToneChip tone={look.tone} icon={look.icon}>
            {look.words}
          </ToneChip>
        )
      }
    >
      {here && (
        <Typography variant="body2">
          {failed > 0
            ? t("calibrations.checksDoneAndFailed", { done, count: asked.length, failed })
            : t("calibrations.checksDone", { done, count: asked.length })}
        </Typography>
      )}
      {!here && <Reasons reasons={readiness.reasons} vouchedBy={readinessConfirmedBy} />}
      {shown.rideHeightModified && staff && (
        <RideHeight
          order={shown}
          waivers={rowsOf(shown.papers).filter(({ documentKind }) => documentKind === "waiver")}
          waiverSigning={waiverSigning}
        />
      )}
      <Suspense>
        {checking && (
          <ReadinessSheet
            orderId={shown.id}
            asked={asked}
            checks={checks}
            scanned={(shown.scans?.codesNow ?? []).map(({ code }) => code)}
            renderHold={renderHold}
            onClose={() => setChecking(false)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
}

function Reasons({ reasons, vouchedBy }: { reasons: readonly string[]; vouchedBy: string | null }) {
  return (
    <>
      {reasons.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("calibrations.nothingSpeaksAgainstTheCalibration")}
        </Typography>
      )}
      {reasons.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 5 }}>
          {reasons.map((reason) => (
            <Typography key={reason} component="li" variant="body2">
              {reason}
            </Typography>
          ))}
        </Box>
      )}
      {vouchedBy && (
        <Typography variant="caption" color="textSecondary">
          {t("calibrations.vouchedbyConfirmedThatTheVehicleWill", { vouchedBy })}
        </Typography>
      )}
    </>
  );
}

interface ListedSystem {
  method: string;
  lineItemType: { key: string } | null;
}

const systemsOf = (listed: readonly ListedSystem[]) =>
  listed.flatMap(({ method, lineItemType }) => (lineItemType ? { key: lineItemType.key, method } : []));
