import type { DragEvent } from "react";

/** The attribute that identifies what is dragged within the schedule: an order without a time, or an appointment. */
const dragged = "application/x-service-order";

export const startDrag = (id: string) => (event: DragEvent) => event.dataTransfer.setData(dragged, id);

/** The id of what is dropped. */
export const droppedId = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(dragged);

/** Lets it be dropped here. */
export const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
};
