// What this process counts and measures for Prometheus. Every label has a bounded number of values.
import { errorCatalogue } from "@boresight/domain/base/errors";
import { trace } from "@opentelemetry/api";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();

const registers = [registry];
/** In seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const longBuckets = [0.1, 1, 5, 15, 60, 300, 1800];

export const requestSeconds = new Histogram({
  name: "boresight_request_seconds",
  help: "Time of HTTP requests by route and class of status",
  labelNames: ["method", "route", "status"],
  buckets,
  registers,
});

export const operationSeconds = new Histogram({
  name: "boresight_operation_seconds",
  help: "Time of GraphQL operations by name; of unknown names as other",
  labelNames: ["operation"],
  buckets,
  registers,
});

const failures = new Counter({
  name: "boresight_failures_total",
  help: "Requests and operations that failed or were refused, by code",
  labelNames: ["code"],
  registers,
});

/** Codes that GraphQL's own checks have beside the catalogue. */
const otherCodes: ReadonlySet<string> = new Set(["parse-failed", "validation-failed", "unexpected"]);

/** The span that is under way says the code too. */
export function countFailure(code: string): void {
  const known = code in errorCatalogue || otherCodes.has(code) ? code : "other";
  failures.inc({ code: known });
  trace.getActiveSpan()?.setAttribute("error.type", known);
}

export const refusals = new Counter({
  name: "boresight_rate_limit_refusals_total",
  help: "Requests over a limit, by the name of the limit",
  labelNames: ["limit"],
  registers,
});

export const jobSeconds = new Histogram({
  name: "boresight_job_seconds",
  help: "Time of jobs by task and outcome",
  labelNames: ["task", "outcome"],
  buckets: longBuckets,
  registers,
});

export const openSockets = new Gauge({
  name: "boresight_sockets",
  help: "Open sockets of live screens",
  registers,
});

export const listening = new Gauge({
  name: "boresight_listening",
  help: "1 while the connection is open on which the database tells of changes",
  registers,
});

export const listeningLag = new Gauge({
  name: "boresight_listening_lag_seconds",
  help: "How long the last question took on the connection on which the database tells of changes",
  registers,
});

export const replicaLag = new Gauge({
  name: "boresight_replica_lag_seconds",
  help: "By how much the replica for reports is behind the database",
  registers,
});

replicaLag.remove(); // Without a replica there is no lag, not even 0.

export const replicaReads = new Counter({
  name: "boresight_replica_reads_total",
  help: "Reads of reports and the like, by the server that answered them: replica or primary",
  labelNames: ["by"],
  registers,
});

export const limitedWork = new Gauge({
  name: "boresight_limited_work",
  help: "PDFs that are set and images that are changed, running or waiting",
  labelNames: ["work", "state"],
  registers,
});

/** Of every process, so that sums need no exceptions. */
for (const gauge of [openSockets, listening]) gauge.set(0);
