/** Context shared by every task on the page. */
import { createContext, useContext, type ReactNode } from "react";
import type { WaitingFiles } from "./asked-task.ts";
import type { TaskSlot } from "./order-task-row.ts";

export type Reading = "fuelLevelIn" | "odometerIn" | "odometerOut";

interface TaskFrame {
  orderId: string;
  /** What was read off the vehicle; null for those who do not record it. */
  readings: Readonly<Record<Reading, number | null>> | null;
  waitingFiles: WaitingFiles;
  /** Renders a slot: its files and, unless it is read-only, the ways to add some. */
  renderSlot: (slot: TaskSlot, readOnly: boolean) => ReactNode;
  /** The order is closed: its tasks cannot be changed. */
  readOnly: boolean;
  /** Renders where customers enter their purchase order number. */
  renderPo: () => ReactNode;
  /** Renders what fills several slots at once. */
  renderCamera: (slots: readonly NeededSlot[]) => ReactNode;
}

interface NeededSlot {
  slot: TaskSlot;
  needed: number;
}

export type RenderSlot = TaskFrame["renderSlot"];
export type RenderPo = TaskFrame["renderPo"];
export type RenderCamera = TaskFrame["renderCamera"];

export const TaskFrameContext = createContext<TaskFrame | null>(null);

export function useTaskFrame(): TaskFrame {
  const frame = useContext(TaskFrameContext);
  if (!frame) throw new Error("useTaskFrame needs a TaskFrameContext above it");
  return frame;
}
