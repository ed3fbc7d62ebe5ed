import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { isDrivenTo } from "@boresight/domain/intake/intake-method";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useParams } from "@tanstack/react-router";
import { roleOf, standingOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf } from "#data/problem.ts";
import { useSentActions } from "#data/offline/use-offline.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { Suspense } from "react";
import { useStoredFiles } from "#features/files/file-services.tsx";
import { AddAlertButton } from "#features/orders/detail/add-alert-button.tsx";
import { OrderAlerts } from "#features/orders/detail/order-alerts.tsx";
import { orderPageVariables, ServiceOrderPage } from "./detail-query.ts";
import { OrderDetail } from "./order-detail.fragment.ts";
import { OrderParts } from "./order-parts.tsx";
import { useOrderTab } from "./use-order-tab.ts";
import { OrderWork } from "#features/orders/detail/order-details.tsx";
import { OrderHeader, OrderNumber } from "#features/orders/detail/order-header.tsx";
import { OrderTransitions } from "#features/orders/transitions/order-transitions.tsx";
import { OrderAppointmentQuestion, useOrderAppointment } from "#features/schedule/order/order-appointment.tsx";
import { OrderSkeleton } from "#features/orders/detail/order-skeleton.tsx";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderDetailFragment } from "#graphql/graphql.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { DeadEnd } from "#ui/layout/dead-end.tsx";
import { PrintButton } from "#ui/layout/print-button.tsx";
import { Page } from "#ui/layout/page.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const CustomersStep = lazyPart(async () => (await import("#features/orders/detail/customers-step.tsx")).CustomersStep);
const WayThere = lazyPart(async () => (await import("#features/orders/detail/way-there.tsx")).WayThere);
const OrderSheet = lazyPart(async () => (await import("#features/orders/detail/order-sheet.tsx")).OrderSheet);

export function ServiceOrderDetail() {
  const params: { id?: string } = useParams({ strict: false });
  const standing = standingOf(useAuth().user);
  const { data, error, refetch } = useQuery(ServiceOrderPage, {
    variables: orderPageVariables({ params, ...standing }),
    fetchPolicy: "cache-and-network",
  });
  useOrderChanges({ orderId: params.id }, () => {
    refetch().catch(() => {}); // The query's own error is shown.
  });
  const order = readFragment(OrderDetail, data?.serviceOrder);
  if (order) return <ScreenAndPrint order={order} refetch={refetch} />;
  const problem = error && problemOf(error);
  if (problem && problem.code !== "validation-failed")
    return <ErrorState message={problem.message} onRetry={() => void refetch()} />;
  if (!problem && data?.serviceOrder !== null) return <OrderSkeleton />;

  return <OrderNotFound />;
}

export interface OrderPageProps {
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
  useSentActions(order.id, refetch);
  const appointment = useOrderAppointment(order);
  const shown = useOrderTab({ messages: order.unreadMessages, documents: order.files.totalCount });
  const isBrief = isStaff(role) && shown.isNarrow && shown.tab !== "overview";

  return (
    <Page
      title={<OrderNumber order={order} />}
      actions={
        <>
          {isStaff(role) && <AddAlertButton orderId={order.id} />}
          <PrintButton />
          <OrderTransitions
            order={order}
            onSeek={shown.seek}
            onMoved={isStaff(role) && shown.isNarrow ? shown.seekWork : undefined}
            onSchedule={appointment.mayBook ? () => appointment.setAsked("place") : null}
          />
        </>
      }
    >
      <OrderHeader order={order} isBrief={isBrief} />
      {isStaff(role) && !isBrief && isDrivenTo(order.intakeMethod) && (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <WayThere order={order} />
        </Suspense>
      )}
      {!isBrief && <OrderWork order={order} />}
      {!isStaff(role) && isAskedOf(order) && (
        <Suspense>
          <CustomersStep order={order} />
        </Suspense>
      )}
      {isStaff(role) && <OrderAlerts order={order} />}
      <OrderParts order={order} refetch={refetch} shown={shown} appointment={appointment} />
      <OrderAppointmentQuestion appointment={appointment} />
    </Page>
  );
}

/** Whether the customer is to do something on it now. */
const isAskedOf = ({ question, toDecide, status }: OrderDetailFragment): boolean =>
  question !== null || toDecide.nodes.length > 0 || status?.category === "hold";

const OrderNotFound = () => (
  <DeadEnd kind="noMatch" title={t("orders.orderNotFound")} to="/service-orders" back={t("orders.backToTheOrders")}>
    {t("orders.noSuchOrder")}
  </DeadEnd>
);
