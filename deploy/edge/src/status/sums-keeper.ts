import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { createHealthStore } from '@prilavok/rollouts/health/store'
import type { HealthSum } from '@prilavok/rollouts/model/health'

/** Where sums go. */
export interface SumsKeeper {
  record(sums: readonly HealthSum[]): Promise<void>
  close(): Promise<void>
}

/** The registry's database; without one nothing is kept. One connection of its own: pages never wait for it. */
export function openSumsKeeper(databaseUrl: string): SumsKeeper {
  if (!databaseUrl) return { record: async () => undefined, close: async () => undefined }
  const connection = connectRollouts(databaseUrl, {
    maximum: 1,
    connectTimeout: 2000,
    statementTimeout: 5000,
  })
  return { record: createHealthStore(connection).record, close: connection.close }
}
