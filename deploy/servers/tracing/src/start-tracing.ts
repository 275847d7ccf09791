import type { Tracing } from './span'

/** Variables of OpenTelemetry's own specification; the exporter reads these and all others by itself. */
const ENDPOINTS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']

/**
 * Traces by OpenTelemetry, where the environment names a collector. Without one nothing of it is loaded.
 * @param service name of the server, unless OTEL_SERVICE_NAME gives another
 * @param env OTEL_TRACES_SAMPLER_ARG is the share of requests that are traced, all by default
 */
export async function startTracing(
  service: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Tracing | undefined> {
  if (env.OTEL_SDK_DISABLED === 'true' || !ENDPOINTS.some((name) => env[name])) return undefined
  const { openTelemetry } = await import('./open-telemetry')
  return openTelemetry(env.OTEL_SERVICE_NAME || service, Number(env.OTEL_TRACES_SAMPLER_ARG || 1))
}
