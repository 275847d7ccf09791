import { freePort } from './free-port'
import { startBenchStack } from './open-shop'
import { type LoneEdge, type LoneProcess, startLoneApi, startLoneEdge } from './start-edge'

/** Edge and API as processes of their own, before the demonstration shops. */
export interface LoneServers {
  edge: LoneEdge
  api: LoneProcess
  port: number
  /** Domains of the shops that are open. */
  domains: string[]
  stop(): Promise<void>
}

/** @param renderWorkers as many as the edge itself would take when undefined. @throws Error without a database of its own */
export async function startLoneServers(renderWorkers?: number): Promise<LoneServers> {
  const stack = await startBenchStack()
  const { databaseUrl, rolloutsDatabaseUrl } = stack
  if (!databaseUrl)
    throw new Error('The bench needs a database of its own: start it without SUPPLIER_API_ORIGIN.')
  const [port, apiPort] = [await freePort(), await freePort()]
  const api = await startLoneApi(databaseUrl, apiPort)
  const apiOrigin = `http://127.0.0.1:${apiPort}`
  const edge = await startLoneEdge({ port, apiOrigin, rolloutsDatabaseUrl, renderWorkers, pin: false })
  return {
    edge,
    api,
    port,
    domains: stack.shops
      .map(({ domain }) => domain)
      .filter((domain) => !/repair|localhost:/.test(domain))
      .slice(0, 6),
    async stop() {
      await edge.stop()
      await api.stop()
      await stack.stop()
    },
  }
}
