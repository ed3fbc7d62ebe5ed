import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Add from "~icons/ic/baseline-add";
import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { filterOf } from "#features/orders/list/order-address.ts";
import { OrderActions } from "#features/orders/list/order-actions.tsx";
import { FiltersInUse, OrderFilters } from "#features/orders/list/filters/order-filters.tsx";
import { OrderListBar } from "#features/orders/list/order-list-bar.tsx";
import { shapeOf } from "#features/orders/list/order-shapes.ts";
import { OrderTable } from "#features/orders/list/order-table.tsx";
import { Page } from "#ui/layout/page.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const OrderBoard = lazyPart(async () => (await import("#features/orders/board/order-board.tsx")).OrderBoard);

const OrderCalendar = lazyPart(
  async () => (await import("#features/orders/calendar/order-calendar.tsx")).OrderCalendar,
);

/** All orders the caller may see, narrowed by the address, as a table, a calendar or, for staff, a board. */
export function ServiceOrdersList() {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const audience = isStaff(roleOf(useAuth().user)) ? "staff" : "customer";
  const filter = filterOf(search);
  const startNew = useMaySend() ? () => void navigate({ to: "/appointment-scheduling" }) : undefined;
  const actions = (
    <>
      <SearchField
        label={t("orders.searchOrders")}
        value={search["search"] ?? ""}
        onSearch={(typed) => change({ search: typed, page: undefined })}
      />
      <OrderFilters />
      {startNew && (
        <Button variant="contained" startIcon={<Add />} onClick={startNew}>
          {t("base.newOrder")}
        </Button>
      )}
    </>
  );
  const shapes = {
    table: <OrderTable filter={filter} audience={audience} onNew={startNew} />,
    board: <OrderBoard filter={filter} />,
    calendar: <OrderCalendar filter={filter} />,
  };
  const content = <Suspense fallback={<Skeleton height={480} />}>{shapes[shapeOf(search, audience)]}</Suspense>;

  return (
    <Page fill title={t("orders.serviceOrders2")} actions={actions}>
      <OrderListBar filter={filter} audience={audience} />
      <FiltersInUse />
      {audience === "staff" ? <OrderActions>{content}</OrderActions> : content}
    </Page>
  );
}
