/** What shows orders in lists, by the names of the queries: asked again once an order has changed its place. */
export const listedQueries = ["ServiceOrdersPage", "OrderViewCounts", "OrderBoard", "LongerColumn"];
