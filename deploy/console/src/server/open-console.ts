import { join } from 'node:path'
import { CONSOLE_PAGE } from '@prilavok/build/build-application'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { createHealthStore } from '@prilavok/rollouts/health/store'
import { createOperators, type Operators } from '@prilavok/rollouts/operators/create-operators'
import type { OperatorDatabase } from '@prilavok/rollouts/operators/tables'
import { createFollower } from '@prilavok/rollouts/registry/create-follower'
import { createRegistry } from '@prilavok/rollouts/registry/create-registry'
import { createScheduleStore } from '@prilavok/rollouts/schedule/store'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import type { ConsoleShop } from '../contract'
import { createConsole } from './create-console'

export interface OpenConsoleOptions {
  /** Of the registry. */
  databaseUrl: string
  releasesDir: string
  dataDir: string
  shops(): Promise<ConsoleShop[]>
  logStream?: DestinationStream
  trustProxy?: false | string[]
}

export interface OpenConsole {
  app: FastifyInstance
  operators: Operators
  /** Ends the answers, then the connections. */
  close(): Promise<void>
}

/** The console on the registry's database, not yet listening; the schema is brought up to date. */
export async function openConsole(options: OpenConsoleOptions): Promise<OpenConsole> {
  const { databaseUrl, releasesDir, dataDir, shops, logStream, trustProxy } = options
  const registry = await createRegistry({ databaseUrl, releasesDir })
  const connection = connectRollouts(databaseUrl)
  // The tables of operators are in no other part's schema type.
  const operators = createOperators(connection.db as unknown as OperatorDatabase)
  const silent = () => undefined
  const follower = createFollower({
    databaseUrl,
    snapshotFile: join(dataDir, 'console-rules.json'),
    log: { info: silent, warn: silent, error: silent },
  })
  await follower.refresh()
  const app = await createConsole({
    world: {
      ...{ registry, follower, operators, shops },
      health: createHealthStore(connection),
      waiting: createScheduleStore(connection).waiting,
    },
    appFolder: CONSOLE_PAGE,
    ...(logStream && { logStream }),
    ...(trustProxy && { trustProxy }),
  })
  return {
    app,
    operators,
    async close() {
      await app.close()
      await follower.close()
      await connection.close()
      await registry.close()
    },
  }
}
