/** The queries of lists of orders, by name: refetched once an order has changed its status. */
export const listedQueries = ["ServiceOrdersPage", "OrderViewCounts", "OrderBoard", "LongerColumn"];
