import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { createFailureReasons } from '@prilavok/rollouts/health/failure-reasons'
import { createHealthStore } from '@prilavok/rollouts/health/store'
import type { ReasonSum } from '@prilavok/rollouts/model/failure-reason'
import type { HealthSum } from '@prilavok/rollouts/model/health'

/** Where sums go. */
export interface SumsKeeper {
  record(sums: readonly HealthSum[]): Promise<void>
  recordReasons(reasons: readonly ReasonSum[]): Promise<void>
  close(): Promise<void>
}

/** The registry's database; without one nothing is kept. One connection of its own: pages never wait for it. */
export function openSumsKeeper(databaseUrl: string): SumsKeeper {
  const nothing = async () => undefined
  if (!databaseUrl) return { record: nothing, recordReasons: nothing, close: nothing }
  const connection = connectRollouts(databaseUrl, {
    maximum: 1,
    connectTimeout: 2000,
    statementTimeout: 5000,
  })
  return {
    record: createHealthStore(connection).record,
    recordReasons: createFailureReasons(connection).record,
    close: connection.close,
  }
}
