import { area } from "#area.ts";
import { orderLink, orderLinkDocument, orderLinkMessage, orderLinkPacket } from "#functions/orders/order-link.ts";
import { serviceOrdersCsv } from "#functions/orders/service-orders-csv.ts";
import { allowedTransitionsPlugin } from "#graphql/fields/orders/allowed-transitions.ts";
import { arrivingOrdersPlugin } from "#graphql/fields/orders/arriving-orders.ts";
import { orderEditsPlugin } from "#graphql/fields/orders/order-edits.ts";
import { orderFactsPlugin } from "#graphql/fields/orders/order-facts.ts";
import { orderListsPlugin } from "#graphql/fields/orders/order-lists.ts";
import { orderChangesPlugin } from "#graphql/live/order-changes.ts";
import { confirmVin } from "./arrival/confirm-vin.ts";
import { correctVin } from "./arrival/correct-vin.ts";
import { recordVehicleReadings } from "./arrival/record-vehicle-readings.ts";
import { reportTowIssue } from "./arrival/report-tow-issue.ts";
import { createServiceOrder } from "./create-service-order.ts";
import { decideRideHeight } from "./decide-ride-height.ts";
import { revokeOrderLinks } from "./links/revoke-order-links.ts";
import { deleteSavedView } from "./list/delete-saved-view.ts";
import { saveSavedView } from "./list/save-saved-view.ts";
import { postOrderMessage } from "./messages/post-order-message.ts";
import { readOrderMessages } from "./messages/read-order-messages.ts";
import { orderEvents } from "./order-events.ts";
import { orderReactions } from "./reactions.ts";
import { setOrderPriority } from "./set-order-priority.ts";
import { changeServiceOrderStatus } from "./transitions/change-service-order-status.ts";
import { undoStatusChange } from "./transitions/undo-status-change.ts";
import { updateServiceOrder } from "./update-service-order.ts";

export const ordersArea = area("orders", {
  verbs: {
    changeServiceOrderStatus,
    confirmVin,
    correctVin,
    createServiceOrder,
    decideRideHeight,
    deleteSavedView,
    postOrderMessage,
    readOrderMessages,
    recordVehicleReadings,
    reportTowIssue,
    revokeOrderLinks,
    saveSavedView,
    setOrderPriority,
    undoStatusChange,
    updateServiceOrder,
  },
  reads: [
    allowedTransitionsPlugin,
    arrivingOrdersPlugin,
    orderChangesPlugin,
    orderEditsPlugin,
    orderFactsPlugin,
    orderListsPlugin,
  ],
  functions: [orderLink, orderLinkDocument, orderLinkMessage, orderLinkPacket, serviceOrdersCsv],
  events: orderEvents,
  reactions: orderReactions,
});
