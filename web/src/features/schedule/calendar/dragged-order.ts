/** What an order dragged onto the calendar is known by. */
export const draggedOrder = "application/x-service-order";
