// Sends spans by OTLP. The SDK is loaded only where somebody wants them.
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { context, diag, DiagLogLevel } from "@opentelemetry/api";
import type * as Sdk from "@opentelemetry/sdk-trace";
import type { Log } from "#platform/log.ts";
import type { TraceSettings } from "#platform/settings/watch-settings.ts";
import { useTracer } from "./spans.ts";
import { followCalls } from "./trace-calls.ts";

interface TracingDeps {
  settings: TraceSettings | null;
  /** Of this process among those of the server. */
  name: string;
  log: Log;
}

/** In milliseconds: what is not sent by then is lost, rather than that the process waits for its collector. */
const patience = 1000;
/** In milliseconds. */
const quietFor = 60_000;

/** Returns the function that sends what is left. */
export async function openTracing({ settings, name, log }: TracingDeps): Promise<() => Promise<void>> {
  if (!settings) return async () => {};
  const [sdk, { OTLPTraceExporter }, resources, { AsyncLocalStorageContextManager }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
  ]);
  diag.setLogger(complaintsTo(log), DiagLogLevel.WARN);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const own = { "service.name": "boresight", "service.instance.id": `${hostname()}/${name}` };
  const chosen = resources.detectResources({
    detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
  });
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(own)).merge(chosen),
    sampler: samplerOf(settings, sdk),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  useTracer(provider.getTracer("boresight"));
  const stopFollowing = followCalls();
  return async () => {
    stopFollowing();
    useTracer(undefined);
    const sent = provider.shutdown().catch(() => {}); // It has been said already that they cannot be sent.
    await Promise.race([sent, sleep(patience, undefined, { ref: false })]);
  };
}

function samplerOf({ sampler, ratio }: TraceSettings, sdk: typeof Sdk): Sdk.Sampler {
  const [, isByParent, kind] = /^(parentbased_)?(.*)$/.exec(sampler) ?? [];
  const taken = kind === "traceidratio" ? ratio : Number(kind === "always_on");
  const root = taken === 1 ? new sdk.AlwaysOnSampler() : new sdk.TraceIdRatioBasedSampler(taken);
  return isByParent ? new sdk.ParentBasedSampler({ root }) : root;
}

const ignore = () => {};
const errorMessage = /"message":"((?:[^"\\]|\\.)*)"/;

/** What the SDK says of itself: at most one line a minute, however often nobody answers. */
function complaintsTo(log: Log) {
  let quietUntil = 0;
  const complain = (message: string) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietFor;
    const reason = errorMessage.exec(message)?.[1] ?? message; // Errors are written as JSON.
    log.warn({ reason: reason.slice(0, 300) }, "traces cannot be sent");
  };
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}
