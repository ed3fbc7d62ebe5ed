/** The attribute that identifies an order dragged onto the calendar. */
export const draggedOrder = "application/x-service-order";
