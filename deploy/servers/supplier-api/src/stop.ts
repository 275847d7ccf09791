import type { FastifyInstance } from 'fastify'

interface StopOptions {
  /** Milliseconds in which load balancers may notice that the process is not ready any more; requests are still taken. */
  notice: number
  /** Milliseconds after which answers that are still open are cut off. */
  timeout: number
  /** What ends last. */
  after(): unknown
}

/**
 * Ends the process in order at SIGTERM or SIGINT: not ready, no new connections, answers end, then the connections to the
 * database. A second signal ends it at once.
 */
export function stopOnSignal(app: FastifyInstance, { notice, timeout, after }: StopOptions): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.readiness.stopping()
    await new Promise((resolve) => setTimeout(resolve, notice))
    setTimeout(() => process.exit(1), timeout).unref()
    await app.close()
    await after()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
