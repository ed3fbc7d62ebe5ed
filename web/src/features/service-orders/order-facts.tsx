import { cancellationReasons, holdReasons } from "@boresight/domain/reasons";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/code-text.tsx";
import { FactsCard } from "#ui/facts-card.tsx";
import type { Fact } from "#ui/facts-list.tsx";
import { MoneyText } from "#ui/money-text.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { calibrationWord, intakeWord } from "./order-words.ts";

const OrderFactsParts = graphql(`
  fragment OrderFacts on ServiceOrder {
    id
    calibrationType
    intakeMethod
    repairOrderNumber
    poNumber
    claimNumber
    insurerName
    cost
    fuelCost
    invoiceNumber
    invoiceTotal
    notes
    internalNotes @include(if: $staff)
    holdReasonKey
    cancellationReasonKey
    cancellationReason
    rideHeightModified
    rideHeightDecision
    towingRequired
    towingNotes
    odometerIn
    fuelLevelIn
    createdAt
    pickupDate
    promisedAt
    estimatedCompletionDate
    checkedInAt
    releasedAt
  }
`);

const time = (moment: string | null) => moment && <RelativeTime moment={moment} />;
const code = (label: string, value: string | null) => value && <CodeText label={label} code={value} />;
const worded = (words: Readonly<Record<string, string>>, key: string | null) => key && (words[key] ?? key);

const workFacts = (order: OrderFactsFragment): Fact[] => [
  { label: "On hold because", value: worded(holdReasons, order.holdReasonKey) },
  {
    label: "Cancelled because",
    value: order.cancellationReason ?? worded(cancellationReasons, order.cancellationReasonKey),
  },
  { label: "Calibration", value: calibrationWord(order.calibrationType) },
  { label: "Intake", value: intakeWord(order.intakeMethod) },
  { label: "Towing", value: order.towingRequired && (order.towingNotes || "Required") },
  {
    label: "Ride height",
    value:
      order.rideHeightModified &&
      `Modified${order.rideHeightDecision ? `, ${order.rideHeightDecision}` : ", not decided"}`,
  },
  { label: "Odometer in", value: order.odometerIn !== null && `${order.odometerIn.toLocaleString("en-US")} mi` },
  { label: "Fuel in", value: order.fuelLevelIn !== null && `${order.fuelLevelIn} %` },
  { label: "Notes", value: order.notes },
  { label: "Internal notes", value: order.internalNotes },
];

const numberFacts = (order: OrderFactsFragment): Fact[] => [
  { label: "Repair order", value: code("repair order number", order.repairOrderNumber) },
  { label: "PO", value: code("PO number", order.poNumber) },
  { label: "Claim", value: code("claim number", order.claimNumber) },
  { label: "Insurer", value: order.insurerName },
  { label: "Cost", value: order.cost !== null && <MoneyText cents={order.cost} /> },
  { label: "Fuel", value: order.fuelCost !== null && <MoneyText cents={order.fuelCost} /> },
  { label: "Invoice", value: code("invoice number", order.invoiceNumber) },
  { label: "Invoice total", value: order.invoiceTotal !== null && <MoneyText cents={order.invoiceTotal} /> },
];

const dateFacts = (order: OrderFactsFragment): Fact[] => [
  { label: "Requested", value: time(order.createdAt) },
  { label: "Pickup", value: time(order.pickupDate) },
  { label: "Checked in", value: time(order.checkedInAt) },
  { label: "Promised", value: time(order.promisedAt) },
  { label: "Estimated ready", value: time(order.estimatedCompletionDate) },
  { label: "Released", value: time(order.releasedAt) },
];

type Order = FragmentType<typeof OrderFactsParts>;

export function OrderWork({ order }: { order: Order }) {
  return <FactsCard title="Work" facts={workFacts(readFragment(OrderFactsParts, order))} />;
}

export function OrderNumbers({ order }: { order: Order }) {
  return <FactsCard title="Numbers" facts={numberFacts(readFragment(OrderFactsParts, order))} />;
}

export function OrderDates({ order }: { order: Order }) {
  return <FactsCard title="Dates" facts={dateFacts(readFragment(OrderFactsParts, order))} />;
}
