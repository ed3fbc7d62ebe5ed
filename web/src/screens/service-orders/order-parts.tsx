import { isStaff } from "@boresight/domain/accounts/roles";
import { holdOfCheck } from "@boresight/domain/orders/hold-of-check";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { useCallback, type ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { OrderCalibrations } from "#features/calibrations/order-calibrations.tsx";
import { ReadinessOfOrder } from "#features/calibrations/readiness/readiness-of-order.tsx";
import { CameraButton } from "#features/files/camera/camera-button.tsx";
import { useWaitingFiles } from "#features/files/file-services.tsx";
import { FileSlot } from "#features/files/file-slot.tsx";
import { SignButton } from "#features/files/signing/sign-button.tsx";
import { OrderArrival, useAwaitsVin } from "#features/orders/arrival/order-arrival.tsx";
import { OrderDates, OrderNumbers } from "#features/orders/detail/order-details.tsx";
import { OrderCustomer, OrderVehicle } from "#features/orders/detail/order-people.tsx";
import { OrderPlace } from "#features/orders/detail/order-place.tsx";
import { OrderTransport } from "#features/orders/detail/order-transport.tsx";
import { CancelOrderButton, useMayCancel } from "#features/orders/transitions/cancel-order-button.tsx";
import { PutOnHoldButton } from "#features/orders/transitions/put-on-hold-button.tsx";
import { OrderAppointment, type useOrderAppointment } from "#features/schedule/order/order-appointment.tsx";
import { OrderTasks, useHasTasks } from "#features/tasks/order-tasks.tsx";
import { EnterPo } from "#features/billing/own/enter-po.tsx";
import type { RenderCamera, RenderSlot } from "#features/tasks/task-frame.ts";
import type { OrderDetailFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { PageSection } from "#ui/parts/page-section.tsx";
import { denseCards } from "#ui/layout/section-card.tsx";
import { TabbedParts } from "#ui/parts/tabbed-parts.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { firstSection, type OrderTab } from "./use-order-tab.ts";

const OrderPart = lazyPart(async () => (await import("./order-part.tsx")).OrderPart);

interface AppointmentProps {
  order: OrderDetailFragment;
  appointment: ReturnType<typeof useOrderAppointment>;
}

interface OrderProps {
  order: OrderDetailFragment;
  refetch: () => Promise<unknown>;
}

interface OrderPartsProps extends OrderProps, AppointmentProps {
  shown: OrderTab;
}

/** The parts of the order behind tabs, and beside them its facts; on phones these have a tab of their own. */
export function OrderParts({ order, refetch, shown, appointment }: OrderPartsProps) {
  const staff = isStaff(roleOf(useAuth().user));
  const { parts, tab, choose, isNarrow } = shown;
  const time = <Appointment order={order} appointment={appointment} />;
  const isVinFirst = useAwaitsVin(staff ? order : null) && isNarrow;
  // Customers ask for it first, and staff for their work.
  const isTimeFirst = isNarrow && !staff;
  const facts = (
    <Facts order={order} hasArrival={staff && !isVinFirst}>
      {!isTimeFirst && time}
    </Facts>
  );
  useFetchedWhenIdle(OrderPart);

  return (
    <Box sx={layout}>
      <TabbedParts
        label={t("orders.partsOfTheOrder")}
        parts={parts}
        chosen={tab}
        onChoose={choose}
        render={(part) => {
          if (part === "overview")
            return (
              <>
                {isTimeFirst && time}
                {isVinFirst && <OrderArrival order={order} />}
                <Overview order={order} refetch={refetch} />
              </>
            );
          if (part === "facts") return facts;
          return <OrderPart part={part} order={order} refetch={refetch} seekEvidence={shown.seekEvidence} />;
        }}
      />
      {!isNarrow && facts}
    </Box>
  );
}

const layout = {
  display: "grid",
  columnGap: 4,
  rowGap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
};

function Appointment({ order, appointment }: AppointmentProps) {
  const mayCancel = useMayCancel(order);

  return (
    <PageSection id="appointment">
      <OrderAppointment
        appointment={appointment}
        cancelOrder={mayCancel ? <CancelOrderButton order={order} /> : null}
      />
    </PageSection>
  );
}

interface FactsProps {
  order: OrderDetailFragment;
  hasArrival: boolean;
  /** What is above them. */
  children: ReactNode;
}

function Facts({ order, hasArrival, children }: FactsProps) {
  const staff = isStaff(roleOf(useAuth().user));

  return (
    <Box id="facts" sx={{ display: "grid", gap: 3, minWidth: 0, ...denseCards }}>
      {children}
      {staff && <OrderCustomer order={order} />}
      <PageSection id="vehicle">
        <OrderVehicle order={order} />
      </PageSection>
      {hasArrival && <OrderArrival order={order} />}
      <OrderPlace order={order} />
      <PageSection id="transport">
        <OrderTransport order={order} />
      </PageSection>
      <PageSection id="references">
        <OrderNumbers order={order} />
      </PageSection>
      <OrderDates order={order} />
    </Box>
  );
}

const renderCamera: RenderCamera = (slots) => <CameraButton slots={slots} />;

function Overview({ order, refetch }: OrderProps) {
  const hasTasks = useHasTasks(order);
  const waitingFiles = useWaitingFiles();
  const renderSlot = useCallback<RenderSlot>(
    (slot, readOnly) => <FileSlot slot={slot} readOnly={readOnly} onChanged={refetch} />,
    [refetch],
  );

  const renderPo = useCallback(() => <EnterPo order={order} />, [order]);

  const tasks = hasTasks && (
    <PageSection key="tasks" id="tasks">
      <OrderTasks {...{ order, renderSlot, renderCamera, renderPo, waitingFiles }} />
    </PageSection>
  );
  const readiness = (
    <PageSection key="readiness" id="readiness">
      <ReadinessOfOrder
        order={order}
        renderHold={(key, note) => <PutOnHoldButton order={order} given={{ holdReasonKey: holdOfCheck(key), note }} />}
        waiverSigning={<SignButton kind="waiver" uploadTarget={{ serviceOrderId: order.id }} />}
      />
    </PageSection>
  );
  const work = (
    <PageSection key="work" id="work">
      <OrderCalibrations order={order} />
    </PageSection>
  );

  // Keyed, so that nothing that is open in them closes as the order goes on.
  return <>{firstSection(order.status?.key) === "work" ? [work, tasks, readiness] : [tasks, readiness, work]}</>;
}
