import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addJob } from '../../../../platform/jobs/add-job'
import { runDueJobs } from '../../../../platform/jobs/run-jobs'
import { servicesOf } from '../../../../settings'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api'
import { indexTasks } from '../index-tasks'
import { type OpenSearchServer, startOpenSearchServer } from './open-search-server'

/** An API whose products are found by a server that speaks as OpenSearch does. */
export interface SearchedOutside {
  api: TestApi
  server: OpenSearchServer
  /** Copies what has changed. @returns what went wrong */
  copy(): Promise<unknown[]>
  /** Questions that PostgreSQL had to answer. */
  failures(): Promise<number>
  close(): Promise<void>
}

export async function startSearchedOutside(products: number): Promise<SearchedOutside> {
  const server = await startOpenSearchServer()
  const folder = await mkdtemp(join(tmpdir(), 'prilavok search '))
  const settings = { SEARCH_URL: server.url, SEARCH_INDEX: 'products', SEARCH_TIMEOUT_MS: '500' }
  const api = await startTestApi(products, 0.5, { services: servicesOf(settings, folder) })
  const tasks = indexTasks(api.app.db, api.app.services.search)
  return {
    api,
    server,
    async copy() {
      const failed: unknown[] = []
      await addJob(api.db, { task: 'index-products', attempts: 1 })
      const log = { warn: ({ err }: { err: unknown }) => failed.push(err) }
      await runDueJobs({ databaseUrl: api.databaseUrl, tasks, log })
      return failed
    },
    failures: async () => (await api.app.metrics.searchFailures.get()).values[0]?.value ?? 0,
    async close() {
      await api.close()
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
