/** Settings for those who watch the server. */
import { z } from "zod";
import { wholeNumber } from "./setting-kinds.ts";

export interface WatchSettings {
  /** Where Prometheus reads; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Milliseconds from which on an operation is logged as slow; null: none is. */
  slowOperation: number | null;
  /** The same for statements of requests and jobs. */
  slowStatement: number | null;
  /** Slow statements are logged with their plan too. */
  slowPlans: boolean;
  /** Null: nothing is traced. Where traces go and with which headers, the exporter reads from the environment itself. */
  tracing: TraceSettings | null;
  /** When the services refuse requests, so that those under way can end. */
  shedding: SheddingSettings;
}

export interface TraceSettings {
  sampler: (typeof samplers)[number];
  /** Of all traces, where the sampler takes a part of them. */
  ratio: number;
}

export interface SheddingSettings {
  /** Milliseconds that the event loop is late; null: however late it is. */
  loopDelay: number | null;
  /** Per cent of the heap's limit; null: however full it is. */
  heapShare: number | null;
}

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const traceAddress = z.url({ protocol: /^https?$/, error: "must be an address like http://collector:4318" });
const share = { error: "must be a number from 0 to 1" };

export const watchSettingsShape = {
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: z.string().default("127.0.0.1"),
  SLOW_OPERATION_MS: z.optional(wholeNumber(1, 3_600_000)),
  SLOW_STATEMENT_MS: z.optional(wholeNumber(1, 3_600_000)),
  SLOW_PLANS: z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default("off"),
  SHED_LOOP_DELAY_MS: wholeNumber(0, 60_000).default(0),
  SHED_HEAP_PERCENT: wholeNumber(0, 100).default(90),
  OTEL_SDK_DISABLED: z.string().default("false"),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], { error: 'must be "otlp" or "none"' }).default("otlp"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(traceAddress),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(traceAddress),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(", ")}` })
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
};

type Given = z.infer<z.ZodObject<typeof watchSettingsShape>>;

export const watchSettings = (given: Given): WatchSettings => ({
  metrics: given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
  slowOperation: given.SLOW_OPERATION_MS ?? null,
  slowStatement: given.SLOW_STATEMENT_MS ?? null,
  slowPlans: given.SLOW_PLANS === "on",
  tracing: traceSettings(given),
  shedding: { loopDelay: given.SHED_LOOP_DELAY_MS || null, heapShare: given.SHED_HEAP_PERCENT || null },
});

function traceSettings(given: Given): TraceSettings | null {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = given.OTEL_SDK_DISABLED.toLowerCase() === "true" || given.OTEL_TRACES_EXPORTER === "none";
  if (endpoint === undefined || isOff) return null;
  return { sampler: given.OTEL_TRACES_SAMPLER, ratio: given.OTEL_TRACES_SAMPLER_ARG };
}
