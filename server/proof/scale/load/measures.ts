/** What `npm run scale-test -- --only …` measures instead of the harms in turn. */
import { pointInTime } from "../point-in-time.ts";
import { soak } from "./soak.ts";
import { sockets } from "./sockets.ts";
import { throughPooler } from "./through-pooler.ts";
import { throughput } from "./throughput.ts";
import { tracing } from "./tracing.ts";

export interface Extent {
  sockets: number;
  minutes: number;
}

export const measures: Readonly<Record<string, (extent: Extent) => Promise<void>>> = {
  "point in time": pointInTime,
  pooling: throughPooler,
  soak,
  sockets,
  throughput,
  tracing,
};
