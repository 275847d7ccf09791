/** Values that say what a span was about, by the names of OpenTelemetry's semantic conventions where these have one. */
export type Attributes = Record<string, string | number | boolean>

/** A piece of work that is under way, one line of a trace. */
export interface Span {
  /** Of its trace, 32 hexadecimal digits: log lines carry it. */
  traceId: string
  /** Value of the header `traceparent` (W3C Trace Context) for what is asked on behalf of this work. */
  traceparent: string
  /** Work that is a part of this one. @param kind `client`: somebody else is asked */
  begin(name: string, options?: { kind?: 'internal' | 'client'; attributes?: Attributes }): Span
  /** @param name replaces the one that it began with */
  set(attributes: Attributes, name?: string): void
  /** @param failure why it did not succeed */
  end(failure?: string): void
}

/** Traces of one server. */
export interface Tracing {
  /** A request that came. @param traceparent of whoever asked: the trace goes on with it */
  beginRequest(name: string, options: { traceparent?: string | undefined; attributes: Attributes }): Span
  /** Sends what is left. */
  close(): Promise<void>
}

/** Does a piece of work as a part of another one, if that is traced. */
export async function within<T>(
  span: Span | undefined,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  try {
    const result = await work(span)
    span?.end()
    return result
  } catch (error) {
    span?.end(error instanceof Error ? error.message : String(error))
    throw error
  }
}
