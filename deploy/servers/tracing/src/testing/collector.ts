import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it reached the collector. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  /** Empty for the first one of a trace. */
  parentSpanId: string
  /** 2: a server, 3: a client (OTLP, SpanKind). */
  kind: number
  attributes: Record<string, string | number | boolean>
  /** Why it did not succeed. */
  failure: string | undefined
}

interface OtlpValue {
  stringValue?: string
  intValue?: number
  boolValue?: boolean
}
interface OtlpAttribute {
  key: string
  value: OtlpValue
}
interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: OtlpAttribute[]
  status: { code?: number; message?: string }
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

const FAILED = 2

const valuesOf = (attributes: readonly OtlpAttribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue ?? '']),
  )

const spansIn = ({ resourceSpans }: OtlpRequest): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', kind, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        ...{ name, traceId, spanId, parentSpanId, kind },
        attributes: valuesOf(attributes),
        failure: status.code === FAILED ? (status.message ?? '') : undefined,
      })),
  )

/** A collector that takes spans by OTLP over HTTP, in JSON, and keeps them. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(String(Buffer.concat(chunks)))))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
