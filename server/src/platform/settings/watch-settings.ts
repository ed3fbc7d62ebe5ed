/** Settings for those who watch the server. */
import { z } from "zod";
import { wholeNumber } from "./setting-kinds.ts";

export interface WatchSettings {
  /** Where Prometheus reads; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Milliseconds from which on an operation is logged as slow; null: none is. */
  slowOperation: number | null;
}

export const watchSettingsShape = {
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SLOW_OPERATION_MS: z.optional(wholeNumber(1, 3_600_000)),
};

interface Given {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  SLOW_OPERATION_MS?: number | undefined;
}

export const watchSettings = ({ METRICS_PORT: port, METRICS_HOST: host, ...slow }: Given): WatchSettings => ({
  metrics: port === undefined ? null : { host, port },
  slowOperation: slow.SLOW_OPERATION_MS ?? null,
});
