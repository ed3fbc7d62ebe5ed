// Spans of what this process does. Until `openTracing` says where they go, there are none, and work is just done.
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { note } from "#platform/requests/request-notes.ts";
import { errorCode } from "#platform/startup-error.ts";

let tracer: Tracer | undefined;

export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

export const isTracing = (): boolean => tracer !== undefined;

export interface SpanOf {
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** By default what is under way. */
  parent?: Context;
}

/** For the first span of a trace. */
export const noParent = ROOT_CONTEXT;

/** Begins a span that its caller has to end. */
export const beginSpan = (name: string, { kind = "INTERNAL", attributes = {}, parent }: SpanOf = {}) =>
  tracer?.startSpan(name, { kind: SpanKind[kind], attributes }, parent);

/** The same within a span that goes on, and undefined where there is none: such a span would be a trace of its own. */
export const beginWithin = (name: string, of: SpanOf): Span | undefined =>
  trace.getActiveSpan()?.isRecording() ? beginSpan(name, of) : undefined;

/** What begins in the work belongs to the span, and its lines in the log say the trace. */
export function within<Result>(span: Span, work: () => Result): Result {
  note({ traceId: span.spanContext().traceId });
  return context.with(trace.setSpan(context.active(), span), work);
}

/** Does work in a span; the work is given it where there is one. */
export async function inSpan<Result>(
  name: string,
  of: SpanOf,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, of);
  if (!span) return work();
  try {
    return await within(span, () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says of a span that its work failed, by a code: messages may name people. */
export function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", errorCode(error) ?? (error instanceof Error ? error.name : "unknown"));
}
