import {
  type Span as ApiSpan,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, Tracing } from './span'

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }
const propagator = new W3CTraceContextPropagator()

/**
 * Traces that go to a collector by OTLP over HTTP, as the variables OTEL_EXPORTER_OTLP_* say. Parents are handed on explicitly, so
 * nothing is patched.
 * @param share of the traces that begin here, 0 to 1
 */
export function openTelemetry(service: string, share: number): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('prilavok')

  const spanOf = (span: ApiSpan, parent: Context): Span => {
    const context = trace.setSpan(parent, span)
    const carrier: { traceparent?: string } = {}
    propagator.inject(context, carrier, defaultTextMapSetter)
    return {
      traceId: span.spanContext().traceId,
      traceparent: carrier.traceparent ?? '',
      begin(name, { kind = 'internal', attributes = {} } = {}) {
        return spanOf(tracer.startSpan(name, { kind: KINDS[kind], attributes }, context), context)
      },
      set(attributes, name) {
        span.setAttributes(attributes)
        if (name !== undefined) span.updateName(name)
      },
      end(failure) {
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
        span.end()
      },
    }
  }
  return {
    beginRequest(name, { traceparent, attributes }) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent), parent)
    },
    close: () => provider.shutdown(),
  }
}
