import Box from "@mui/material/Box";
import { Suspense } from "react";
import { useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import type { IntakeContextQuery, IntakeCustomerFragment } from "#graphql/graphql.ts";
import type { StepKey } from "./intake-steps.ts";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { otherVin } from "#features/intake/repair-order/repair-order-details.ts";
import { useAllThatWasRead } from "#features/intake/repair-order/use-all-that-was-read.ts";
import { useRepairOrderDetails } from "#features/intake/repair-order/use-repair-order-details.ts";
import { useIntakeVehicle } from "#features/intake/vehicle/use-intake-vehicle.ts";
import { customerName } from "#records/customer-name.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const OtherVehicleQuestion = lazyPart(
  async () => (await import("#features/intake/repair-order/other-vehicle-question.tsx")).OtherVehicleQuestion,
);
const CustomerStep = lazyPart(async () => (await import("./customer-step.tsx")).CustomerStep);
const RepairOrderInput = lazyPart(
  async () => (await import("#features/intake/repair-order/repair-order-input.tsx")).RepairOrderInput,
);
const RepairStep = lazyPart(async () => (await import("./repair-step.tsx")).RepairStep);
const ReviewStep = lazyPart(async () => (await import("./review-step.tsx")).ReviewStep);
const TimeStep = lazyPart(async () => (await import("./time-step.tsx")).TimeStep);
const TransportStep = lazyPart(async () => (await import("./transport-step.tsx")).TransportStep);
const VehicleStep = lazyPart(async () => (await import("./vehicle-step.tsx")).VehicleStep);

interface IntakeStepProps {
  step: StepKey;
  /** The first one begins with the repair order. */
  isFirst: boolean;
  form: IntakeForm;
  staff: boolean;
  customer: IntakeCustomerFragment | null;
  context: IntakeContextQuery;
  /** The server requires someone to confirm that the vehicle will be ready. */
  mustVouch: boolean;
  /** Goes to the review. */
  onReview: () => void;
}

/** One step; the repair order, which may be read late, and its VIN have their say in each. */
export function IntakeStep({ isFirst, onReview, ...props }: IntakeStepProps) {
  useRepairOrderDetails(props.form);
  const useAll = useAllThatWasRead(props.form, { customer: props.customer, onReview });
  useIntakeVehicle(props.form);
  const isOther = useWatch({ control: props.form.control, compute: otherVin }) !== null;

  return (
    <>
      {isOther && (
        <Suspense>
          <OtherVehicleQuestion form={props.form} />
        </Suspense>
      )}
      {isFirst && <RepairOrderInput form={props.form} onUseAll={useAll} />}
      <Box>
        <StepFields {...props} />
      </Box>
    </>
  );
}

function StepFields({
  step,
  form,
  staff,
  customer,
  context,
  mustVouch,
}: Omit<IntakeStepProps, "isFirst" | "onReview">) {
  const [calibrations, facilityId] = useWatch({ control: form.control, name: ["calibrations", "facilityId"] });
  useFetchedWhenIdle(VehicleStep);
  useFetchedWhenIdle(RepairStep);
  useFetchedWhenIdle(TransportStep);
  useFetchedWhenIdle(TimeStep);
  useFetchedWhenIdle(ReviewStep);
  const customerId = customer?.id ?? "";
  if (step === "customer") return <CustomerStep form={form} />;
  if (step === "vehicle") return <VehicleStep form={form} customerId={customerId} staff={staff} />;
  const operations = rowsOf(context.repairOperations).filter(({ isActive }) => isActive);
  const facilities = baseFirst(rowsOf(context.facilities));
  const { timeZone } = facilities.find(({ id }) => id === facilityId) ?? facilities[0] ?? {};
  if (step === "repair") return <RepairStep form={form} operations={operations} timeZone={timeZone} />;
  if (step === "way") return <TransportStep form={form} customerId={customerId} staff={staff} />;
  if (step === "time")
    return <TimeStep form={form} facilities={facilities} customerId={customerId} operations={operations} />;

  const names = new Map(context.calibrationChoices.map(({ typeKey, name }) => [typeKey, name]));
  return (
    <ReviewStep
      form={form}
      staff={staff}
      customer={customer && reviewed(customer)}
      calibrationNames={calibrations.map(({ typeKey }) => names.get(typeKey) ?? typeKey)}
      operations={operations}
      facilities={facilities}
      mustVouch={mustVouch}
    />
  );
}

const baseFirst = <Facility extends { isBase: boolean }>(facilities: readonly Facility[]) =>
  facilities.toSorted((one, other) => Number(other.isBase) - Number(one.isBase));

function reviewed({ companyName, firstName, lastName, contacts, ...customer }: IntakeCustomerFragment) {
  const people = rowsOf(contacts);
  const contact = people.find(({ isPreferred }) => isPreferred) ?? people[0];
  const name = customerName({ companyName, firstName, lastName });
  const { id, requiresPo, acceptsCurrentTerms: acceptsTerms } = customer;
  return { id, name, requiresPo, acceptsTerms, contact: contact?.name ?? null };
}
