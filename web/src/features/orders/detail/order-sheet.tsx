import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderSheetFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { QrCode } from "#ui/text/qr-code.tsx";
import { usePrinting } from "#ui/layout/use-printing.ts";
import { momentWords } from "#ui/time/zone-times.ts";

const OrderSheetFields = graphql(`
  fragment OrderSheet on ServiceOrder {
    id
    internalOrderNumber
    timeZone
    repairOrderNumber
    poNumber
    claimNumber
    insurerName
    notes
    internalNotes @include(if: $staff)
    status {
      id
      statusName @include(if: $staff)
      customerLabel
    }
    customer {
      ...CustomerName
      phone
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
      licensePlate
      plateState
      color
    }
    facility {
      id
      facilityName
    }
    assignedTechnician {
      id
      displayName
    }
    booked: appointments(
      first: 1
      orderBy: STARTS_AT_DESC
      filter: { status: { in: ["requested", "confirmed", "arrived", "completed"] } }
    ) {
      nodes {
        id
        startsAt
        bay @include(if: $staff) {
          id
          name
        }
      }
    }
    sheetCalibrations: orderCalibrations(first: 50, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        method
        lineItemType {
          id
          name
        }
      }
    }
  }
`);

/** A query of its own: the page's would become too large. What both have in common updates with the page. */
const OrderSheetOfOrder = graphql(`
  query OrderSheetOfOrder($id: UUID!, $staff: Boolean!) {
    serviceOrder(id: $id) {
      id
      ...OrderSheet
    }
  }
`);

/** The order on one printed page for the bay: work, time, place, and boxes to tick. Hidden on screens. */
export function OrderSheet({ orderId }: { orderId: string }) {
  const staff = isStaff(roleOf(useAuth().user));
  const { data } = useQuery(OrderSheetOfOrder, {
    variables: { id: orderId, staff },
    fetchPolicy: "cache-and-network",
  });
  const sheet = readFragment(OrderSheetFields, data?.serviceOrder);
  const isPrinting = usePrinting();
  return sheet && isPrinting ? <Sheet sheet={sheet} /> : null;
}

function Sheet({ sheet }: { sheet: OrderSheetFragment }) {
  return (
    <Box sx={{ display: "none", "@media print": { display: "grid" }, gap: 5, color: "#000", bgcolor: "#fff" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 6 }}>
        <Box sx={{ display: "grid", gap: 1, alignContent: "start" }}>
          <Typography sx={{ fontSize: 28, fontWeight: 600 }}>{sheet.internalOrderNumber}</Typography>
          <Typography>{sheet.status?.statusName ?? sheet.status?.customerLabel}</Typography>
          <Typography dir="auto">{sheet.customer && customerName(sheet.customer)}</Typography>
        </Box>
        <Box sx={{ display: "grid", justifyItems: "center", gap: 1 }}>
          <QrCode
            text={`${location.origin}/service-orders/${sheet.id}`}
            label={t("orders.addressOfThisOrder")}
            size="30mm"
          />
          <Typography variant="caption">{t("orders.scanToOpenThisOrder")}</Typography>
        </Box>
      </Box>
      <Lines lines={linesOf(sheet)} />
      <Ticked sheet={sheet} />
      <Notes title={t("base.notes")} text={sheet.notes} />
      <Notes title={t("orders.internalNotes")} text={sheet.internalNotes ?? ""} />
    </Box>
  );
}

type Line = [label: string, value: ReactNode];

function linesOf(sheet: OrderSheetFragment): Line[] {
  const { vehicle, facility, assignedTechnician, timeZone } = sheet;
  const appointment = sheet.booked.nodes[0];
  const plate = [vehicle?.licensePlate, vehicle?.plateState].filter(Boolean).join(" · ");
  return [
    [t("base.vehicle"), [vehicle?.vehicleDescription, vehicle?.color].filter(Boolean).join(", ")],
    ["VIN", vehicle?.vinNumber ?? t("vehicles.noVinYet")],
    [t("base.plate"), plate],
    [t("base.repairOrder"), sheet.repairOrderNumber],
    [t("orders.po"), sheet.poNumber],
    [t("orders.claim"), [sheet.claimNumber, sheet.insurerName].filter(Boolean).join(", ")],
    [t("base.appointment"), appointment && momentWords(timeZone, appointment.startsAt)],
    [t("base.location"), [facility?.facilityName, appointment?.bay?.name].filter(Boolean).join(", ")],
    [t("base.technician"), assignedTechnician?.displayName],
    [t("orders.customerPhone"), sheet.customer?.phone && <PhoneText phone={sheet.customer.phone} />],
  ];
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "36mm 1fr 36mm 1fr", rowGap: 2 }}>
      {lines
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "#444" }}>
              {label}
            </Box>
            <Box component="dd" dir="auto" sx={{ m: 0, fontWeight: 500 }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function Ticked({ sheet: { sheetCalibrations } }: { sheet: OrderSheetFragment }) {
  const calibrations = rowsOf(sheetCalibrations);
  if (calibrations.length === 0) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t("base.calibrations")}</Typography>
      {calibrations.map(({ id, lineItemType, method }) => (
        <Box key={id} sx={{ display: "flex", gap: 3, alignItems: "center", py: 1, borderBottom: "1px solid #bbb" }}>
          <Box sx={{ width: "4.5mm", height: "4.5mm", border: "1px solid #000", flexShrink: 0 }} />
          {lineItemType?.name ?? method}
        </Box>
      ))}
    </Box>
  );
}

function Notes({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
        {text}
      </Typography>
    </Box>
  );
}
