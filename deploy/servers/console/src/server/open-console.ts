import { join } from 'node:path'
import { CONSOLE_PAGE } from '@prilavok/build/folders'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { signOverride } from '@prilavok/rollouts/decision/override'
import { createFailureReasons } from '@prilavok/rollouts/health/failure-reasons'
import { createHealthStore } from '@prilavok/rollouts/health/store'
import { createOperators, type Operators } from '@prilavok/rollouts/operators/create-operators'
import type { OperatorDatabase } from '@prilavok/rollouts/operators/tables'
import { createFollower } from '@prilavok/rollouts/registry/create-follower'
import { createRegistry } from '@prilavok/rollouts/registry/create-registry'
import { createScheduleStore } from '@prilavok/rollouts/schedule/store'
import type { FastifyInstance } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { ConsoleShop } from '../contract'
import { createConsole } from './create-console'

/** Of the calls and of the follower. */
const LOG_LEVEL = 'warn'

export interface OpenConsoleOptions {
  /** Of the registry. */
  databaseUrl: string
  releasesDir: string
  dataDir: string
  /** What edges sign with. */
  secret: string
  /** Address of the pages of a shop. */
  addressOf(shop: string): string
  shops(): Promise<ConsoleShop[]>
  /** Where the log goes. @default standard output */
  logStream?: DestinationStream
  trustProxy?: false | string[]
  /** Of the built page. @default that of the build */
  appFolder?: string
  /** Settles when the page has been built. @default it has been */
  appBuilt?: Promise<unknown>
}

export interface OpenConsole {
  app: FastifyInstance
  operators: Operators
  /** Ends the answers, then the connections. */
  close(): Promise<void>
}

/** The console on the registry's database, not yet listening; the schema is brought up to date. */
export async function openConsole(options: OpenConsoleOptions): Promise<OpenConsole> {
  const { databaseUrl, releasesDir, dataDir, secret, addressOf, shops } = options
  const { appFolder = CONSOLE_PAGE, logStream, trustProxy } = options
  const registry = await createRegistry({ databaseUrl, releasesDir })
  const connection = connectRollouts(databaseUrl)
  // The tables of operators are in no other part's schema type.
  const operators = createOperators(connection.db as unknown as OperatorDatabase)
  const follower = createFollower({
    databaseUrl,
    snapshotFile: join(dataDir, 'console-rules.json'),
    log: pino({ level: LOG_LEVEL }, logStream ?? pino.destination(1)),
  })
  await follower.refresh()
  const app = await createConsole({
    world: {
      ...{ registry, follower, operators, addressOf, shops },
      sign: (override) => signOverride(override, secret),
      health: createHealthStore(connection),
      reasons: createFailureReasons(connection),
      waiting: createScheduleStore(connection).waiting,
    },
    appFolder,
    ...(options.appBuilt && { appBuilt: options.appBuilt }),
    logLevel: LOG_LEVEL,
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
