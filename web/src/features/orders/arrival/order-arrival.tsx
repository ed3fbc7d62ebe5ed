import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { vinTail } from "@boresight/domain/vehicles/vin";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderArrivalFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const TowIssueDialog = lazyPart(async () => (await import("./tow-issue-dialog.tsx")).TowIssueDialog);
const VinDialog = lazyPart(async () => (await import("./vin-dialog.tsx")).VinDialog);

const OrderArrivalFields = graphql(`
  fragment OrderArrival on ServiceOrder {
    id
    intakeMethod
    checkedInAt
    vinSeen
    vinConfirmedAt
    vinConfirmedByUser {
      id
      displayName
    }
    status {
      id
      key
      category
      isTerminal
    }
  }
`);

/** Whether somebody still has to read the VIN at the vehicle, or to settle what it showed. */
export function useAwaitsVin(order: FragmentType<typeof OrderArrivalFields> | null): boolean {
  const shown = readFragment(OrderArrivalFields, order);
  return shown !== null && shown.vinConfirmedAt === null;
}

/** Whether the arriving vehicle matches the order, and what blocks its check-in; for staff. */
export function OrderArrival({ order }: { order: FragmentType<typeof OrderArrivalFields> }) {
  const shown = readFragment(OrderArrivalFields, order);
  const [asked, setAsked] = useState<"vin" | "trouble" | null>(null);
  useFetchedWhenIdle(VinDialog);
  useFetchedWhenIdle(TowIssueDialog);
  const { id, intakeMethod, checkedInAt, vinSeen, vinConfirmedAt, status } = shown;
  const isGone = !status || status.isTerminal || status.category === "billing" || status.key === "released";
  if (vinSeen === null && (isGone || status.category === "intake")) return null;
  const isFetched = (intakeMethod === "pickup" || intakeMethod === "tow") && checkedInAt === null;
  const close = () => setAsked(null);

  return (
    <SectionCard title={t("orders.arrival")}>
      <DetailsList details={[{ label: t("base.vin"), value: <SeenVin order={shown} /> }]} />
      {!isGone && (
        <Box sx={{ display: "grid", gap: 2, "&:not(:empty)": { mt: 3 } }}>
          {vinConfirmedAt === null && (
            <Button variant="outlined" onClick={() => setAsked("vin")}>
              {vinSeen === null ? t("orders.readTheVinAtTheVehicle") : t("orders.settleTheVin")}
            </Button>
          )}
          {isFetched && (
            <Button variant="outlined" onClick={() => setAsked("trouble")}>
              {t("orders.reportTroubleWithTheIntakemethod", { intakeMethod })}
            </Button>
          )}
        </Box>
      )}
      <Suspense>
        {asked === "vin" && <VinDialog orderId={id} onConfirmed={close} onClose={close} />}
        {asked === "trouble" && <TowIssueDialog orderId={id} way={intakeMethod} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}

function SeenVin({ order: { vinSeen, vinConfirmedAt, vinConfirmedByUser } }: { order: OrderArrivalFragment }) {
  if (vinSeen === null) return t("orders.notReadAtTheVehicleYet");
  if (vinConfirmedAt === null)
    return (
      <ToneChip tone="red">
        <RichText text={t("orders.otherVehicle", slots("vin"))} vin={<bdi dir="ltr">{vinTail(vinSeen)}</bdi>} />
      </ToneChip>
    );

  return (
    <RichText
      text={
        vinConfirmedByUser
          ? t("orders.confirmedWhenBy", { name: vinConfirmedByUser.displayName, ...slots("when") })
          : t("orders.confirmedWhen", slots("when"))
      }
      when={<RelativeTime moment={vinConfirmedAt} />}
    />
  );
}
