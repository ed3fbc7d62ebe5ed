/** Shared by every task on the page, wherever it is shown. */
import { createContext, useContext, type ReactNode } from "react";
import type { TaskSlot } from "./order-task-row.ts";

interface TaskFrame {
  /** What fills a slot: its files and, unless it is only read, the way to add some. */
  renderSlot: (slot: TaskSlot, readOnly: boolean) => ReactNode;
  /** The order is closed: its tasks stay as they are. */
  readOnly: boolean;
}

export type RenderSlot = TaskFrame["renderSlot"];

export const TaskFrameContext = createContext<TaskFrame | null>(null);

export function useTaskFrame(): TaskFrame {
  const frame = useContext(TaskFrameContext);
  if (!frame) throw new Error("useTaskFrame needs a TaskFrameContext above it");
  return frame;
}
