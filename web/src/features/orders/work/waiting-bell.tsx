import { useIsOffice } from "#auth/use-standing.ts";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { ordersOf } from "#data/rows.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { waitingStatuses } from "#features/orders/detail/customers-turn.tsx";
import { useUnreadOrders } from "#features/orders/messages/use-unread-orders.ts";
import { graphql } from "#graphql/gql.ts";
import NotificationsNoneOutlined from "~icons/ic/outline-notifications-none";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { Menu, MenuItem } from "#ui/overlay/overlays.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";

const WaitingOrders = graphql(`
  query WaitingOrders($statuses: [String!]!) {
    orderPage(first: 10, filter: { statuses: $statuses }, sort: "statusChangedAt") {
      totalCount
      orders {
        id
        internalOrderNumber
        status {
          id
          customerLabel
        }
        vehicle {
          id
          vehicleDescription
        }
      }
    }
  }
`);

const WaitingTasks = graphql(`
  query WaitingTasks {
    technicianFigures {
      tasks {
        id
        taskName
        applies
        serviceOrder {
          id
          internalOrderNumber
          vehicle {
            id
            vehicleDescription
          }
        }
      }
    }
  }
`);

interface Waiting {
  id: string;
  to: string;
  main: string;
  second: string;
}

/** What waits for a customer or a technician, with its number, live; the office has the alerts. */
export function WaitingBell() {
  const role = roleOf(useAuth().user);
  const isOffice = useIsOffice();
  if (isOffice) return null;
  if (role === "technician") return <OwnTasks />;
  return role === "customer" ? <OwnOrders /> : null;
}

function OwnOrders() {
  const { data, refetch } = useQuery(WaitingOrders, { variables: { statuses: waitingStatuses } });
  useOrderChanges({}, () => void refetch().catch(() => {})); // It is asked again with the next change.
  const waiting = ordersOf(data?.orderPage).map(({ id, internalOrderNumber, status, vehicle }) => ({
    id,
    to: `/service-orders/${id}`,
    main: status?.customerLabel ?? "",
    second: [vehicle?.vehicleDescription, internalOrderNumber].filter(Boolean).join(" · "),
  }));

  const unread = useUnread();

  return <Bell waiting={[...unread, ...waiting]} count={(data?.orderPage?.totalCount ?? 0) + unread.length} />;
}

const mostTasks = 10;

function OwnTasks() {
  const { data, refetch } = useQuery(WaitingTasks);
  useOrderChanges({}, () => void refetch().catch(() => {}));
  const tasks = (data?.technicianFigures?.tasks ?? []).flatMap((task): Waiting[] => {
    const order = task?.serviceOrder;
    if (!task?.applies || !order) return [];
    const second = [order.vehicle?.vehicleDescription, order.internalOrderNumber].filter(Boolean).join(" · ");
    return [{ id: task.id, to: `/service-orders/${order.id}?tab=tasks`, main: task.taskName ?? "", second }];
  });

  const unread = useUnread();

  return <Bell waiting={[...unread, ...tasks.slice(0, mostTasks)]} count={tasks.length + unread.length} />;
}

/** Orders with messages to read. */
const useUnread = (): Waiting[] =>
  useUnreadOrders().map(({ id, internalOrderNumber, unreadMessages, vehicle }) => ({
    id: `messages of ${id}`,
    to: `/service-orders/${id}?tab=messages`,
    main: t("orders.unreadMessages", { count: unreadMessages }),
    second: [vehicle?.vehicleDescription, internalOrderNumber].filter(Boolean).join(" · "),
  }));

function Bell({ waiting, count }: { waiting: readonly Waiting[]; count: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = t("orders.waitForYou", { count });

  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <CountBadge count={count} color="primary" isLive>
            <NotificationsNoneOutlined fontSize="small" />
          </CountBadge>
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {waiting.length === 0 && <MenuItem onClick={close}>{t("orders.nothingWaitsForYou")}</MenuItem>}
        {waiting.map(({ id, to, main, second }) => (
          <MenuItem key={id} component={RouteLink} to={to} onClick={close}>
            <Box component="span" sx={{ minWidth: 0 }}>
              {main}
              <Box component="bdi" sx={{ display: "block", color: "text.secondary", fontSize: "0.8125rem" }}>
                {second}
              </Box>
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
