import { connectRollouts } from '../database/connection'
import { reasonOf } from '../errors'
import { createFailureReasons } from '../health/failure-reasons'
import { createHealthStore } from '../health/store'
import type { Registry } from '../model/registry'
import type { RegistryLog } from '../registry/state-file'
import { runSchedule } from './schedule'
import { createScheduleStore } from './store'

export interface StartOptions {
  registry: Pick<Registry, 'state' | 'change'>
  databaseUrl: string
  log: RegistryLog
  /** Milliseconds between two looks. @default 3000 */
  every?: number
  /** @default 200 */
  minimumViews?: number
}

const HOUR_MS = 3_600_000

/** Looks after the rollouts until it is closed. A look that fails is followed by the next one. */
export function startSchedule(options: StartOptions): { close(): Promise<void> } {
  const { registry, databaseUrl, log, every = 3000, minimumViews = 200 } = options
  const connection = connectRollouts(databaseUrl, { maximum: 2 })
  const health = createHealthStore(connection)
  const reasons = createFailureReasons(connection)
  const store = createScheduleStore(connection)
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let prunedAt = 0
  let running = Promise.resolve()

  const prune = async () => {
    if (Date.now() - prunedAt < HOUR_MS) return
    prunedAt = Date.now()
    await health.prune(new Date())
    await reasons.prune(new Date())
    await store.prune()
  }
  const look = async () => {
    try {
      if (await runSchedule({ registry, health, store, log, minimumViews })) await prune()
    } catch (error) {
      if (!closed) log.warn({ reason: reasonOf(error) }, 'the schedule could not look after the rollouts')
    }
    if (closed) return
    timer = setTimeout(begin, every)
    timer.unref()
  }
  const begin = () => {
    running = look()
  }
  begin()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await running
      await connection.close()
    },
  }
}
