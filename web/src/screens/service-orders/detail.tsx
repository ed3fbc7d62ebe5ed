import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useParams } from "@tanstack/react-router";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { askedAnew, useOrderChanges } from "#data/use-order-changes.ts";
import { Suspense, useCallback } from "react";
import { CameraButton } from "#features/files/camera/camera-button.tsx";
import { FileSlot } from "#features/files/file-slot.tsx";
import { OrderFiles } from "#features/files/order-files.tsx";
import { useStoredFiles } from "#features/files/file-services.tsx";
import { OrderDocuments } from "#features/documents/order-documents/order-documents.tsx";
import { OrderThread } from "#features/orders/messages/order-thread.tsx";
import { AddAlertButton } from "#features/orders/detail/add-alert-button.tsx";
import { OrderAlerts } from "#features/orders/detail/order-alerts.tsx";
import { OrderArrival } from "#features/orders/arrival/order-arrival.tsx";
import { orderPageVariables, ServiceOrderPage } from "./detail-query.ts";
import { OrderDetail } from "./order-detail.fragment.ts";
import { OrderEstimates } from "#features/billing/estimates/order-estimates.tsx";
import { OrderInvoice } from "#features/billing/order-invoice/order-invoice.tsx";
import { OrderDates, OrderNumbers, OrderWork } from "#features/orders/detail/order-details.tsx";
import { OrderHeader, OrderNumber } from "#features/orders/detail/order-header.tsx";
import { OrderHistory } from "#features/orders/detail/order-history.tsx";
import { OrderTransitions } from "#features/orders/transitions/order-transitions.tsx";
import { OrderCustomer, OrderVehicle } from "#features/orders/detail/order-people.tsx";
import { OrderPlace } from "#features/orders/detail/order-place.tsx";
import { OrderTransport } from "#features/orders/detail/order-transport.tsx";
import { OrderSkeleton } from "#features/orders/detail/order-skeleton.tsx";
import { OrderTasks, useHasTasks } from "#features/tasks/order-tasks.tsx";
import type { RenderCamera, RenderSlot } from "#features/tasks/task-frame.ts";
import { OrderCalibrations } from "#features/calibrations/order-calibrations.tsx";
import { SignButton } from "#features/files/signing/sign-button.tsx";
import { ReadinessOfOrder } from "#features/calibrations/readiness/readiness-of-order.tsx";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderDetailFragment } from "#graphql/graphql.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { JumpBar } from "#ui/layout/jump-bar.tsx";
import { PageSection } from "#ui/layout/page-section.tsx";
import { PrintButton } from "#ui/layout/print-button.tsx";
import { Page } from "#ui/layout/page.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { lazyPart } from "#ui/layout/lazy-part.tsx";

const OrderSheet = lazyPart(async () => (await import("#features/orders/detail/order-sheet.tsx")).OrderSheet);
const VehicleHistory = lazyPart(
  async () => (await import("#features/orders/detail/vehicle-history.tsx")).VehicleHistory,
);

export function ServiceOrderDetail() {
  const params: { id?: string } = useParams({ strict: false });
  const role = roleOf(useAuth().user);
  const { data, error, refetch } = useQuery(ServiceOrderPage, {
    variables: orderPageVariables({ params, role }),
    context: askedAnew,
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({ orderId: params.id }, () => {
    refetch().catch(() => {}); // The query's own error tells.
  });
  const order = readFragment(OrderDetail, data?.serviceOrder);
  if (order) return <ScreenAndPrint order={order} refetch={refetch} />;
  const problem = error && problemOf(error);
  if (problem && problem.code !== "validation-failed")
    return <ErrorState message={problem.message} onRetry={() => void refetch()} />;
  if (!problem && data?.serviceOrder !== null) return <OrderSkeleton />;

  return <OrderNotFound />;
}

const parts = [
  { id: "tasks", label: t("base.tasks") },
  { id: "work", label: t("base.work") },
  { id: "documents", label: t("orders.documents") },
  { id: "estimates", label: t("orders.estimates") },
  { id: "invoice", label: t("orders.invoice") },
  { id: "messages", label: t("orders.messages") },
  { id: "timeline", label: t("orders.timeline") },
  { id: "facts", label: t("orders.facts"), isBeside: true },
];

interface OrderPageProps {
  order: OrderDetailFragment;
  refetch: () => Promise<unknown>;
}

/** On paper the order is one sheet of its own. */
function ScreenAndPrint(props: OrderPageProps) {
  return (
    <>
      <Box sx={{ displayPrint: "none" }}>
        <OrderPage {...props} />
      </Box>
      <Suspense>
        <OrderSheet orderId={props.order.id} />
      </Suspense>
    </>
  );
}

function OrderPage({ order, refetch }: OrderPageProps) {
  const role = roleOf(useAuth().user);
  useStoredFiles(order.id, refetch);
  const hasTasks = useHasTasks(order);

  return (
    <Page
      title={<OrderNumber order={order} />}
      actions={
        <>
          {isStaff(role) && <AddAlertButton orderId={order.id} />}
          <PrintButton />
          <OrderTransitions order={order} />
        </>
      }
    >
      <OrderHeader order={order} />
      {isStaff(role) && <OrderAlerts order={order} />}
      <JumpBar
        label={t("orders.partsOfTheOrder")}
        parts={hasTasks ? parts : parts.filter(({ id }) => id !== "tasks")}
      />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
        }}
      >
        <WorkingColumn order={order} refetch={refetch} />
        <PageSection id="facts">
          {isStaff(role) && <OrderCustomer order={order} />}
          <OrderVehicle order={order} />
          {isStaff(role) && <OrderArrival order={order} />}
          <OrderPlace order={order} />
          <OrderTransport order={order} />
          <OrderNumbers order={order} />
          <OrderDates order={order} />
        </PageSection>
      </Box>
    </Page>
  );
}

const renderCamera: RenderCamera = (slots) => <CameraButton slots={slots} />;

function WorkingColumn({ order, refetch }: OrderPageProps) {
  const renderSlot = useCallback<RenderSlot>(
    (slot, readOnly) => <FileSlot slot={slot} readOnly={readOnly} onChanged={refetch} />,
    [refetch],
  );

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <PageSection id="tasks">
        <OrderTasks order={order} renderSlot={renderSlot} renderCamera={renderCamera} />
      </PageSection>
      <PageSection id="work">
        <ReadinessOfOrder
          order={order}
          waiverSigning={<SignButton kind="waiver" uploadTarget={{ serviceOrderId: order.id }} />}
        />
        <OrderCalibrations order={order} />
        <OrderWork order={order} />
      </PageSection>
      <PageSection id="documents">
        <OrderDocuments order={order} />
        <OrderFiles order={order} onChanged={refetch} />
      </PageSection>
      <PageSection id="estimates">
        <OrderEstimates order={order} />
      </PageSection>
      <PageSection id="invoice">
        <OrderInvoice order={order} onChanged={() => void refetch()} />
      </PageSection>
      <PageSection id="messages">
        <OrderThread order={order} />
      </PageSection>
      <PageSection id="timeline">
        <Suspense>
          <VehicleHistory order={order} />
        </Suspense>
        <OrderHistory order={order} />
      </PageSection>
    </Box>
  );
}

function OrderNotFound() {
  const back = (
    <Button component={RouteLink} to="/service-orders" variant="contained">
      {t("orders.backToTheOrders")}
    </Button>
  );

  return (
    <BlankState kind="noMatch" title={t("orders.orderNotFound")} whole action={back}>
      {t("orders.thereIsNoSuchOrderOr")}
    </BlankState>
  );
}
