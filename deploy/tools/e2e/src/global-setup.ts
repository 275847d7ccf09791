import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildInPool } from '@prilavok/build/build-pool'
import { BUILD_TARGETS } from '@prilavok/build/build-target'
import { startStack } from '@prilavok/stack/stack'
import { announce } from './stack-under-test'

/** A busy machine must not turn rendering on the server into the fallback that other specs ask for on purpose. */
const UNHURRIED = {
  DATA_DEADLINE: '10000',
  RENDER_DEADLINE: '20000',
  RENDER_QUEUE_DEADLINE: '60000',
  STALL_LIMIT: '20000',
}

/** What a spec changes in the data of a shop is in its pages soon. */
const FRESH = { SHOP_TTL: '2000' }

/** All visitors of the specs have one address, and nobody waits for what a schedule does. */
const ROLLOUTS = { SCHEDULE_EVERY: '500', BEACON_FAILURES_PER_ADDRESS: '100000' }

/** A few tagged journeys ask for few products; `small` has all kinds of them. */
const SIZE = process.env.E2E_SIZE === 'few' ? 'few' : 'small'

/** Builds what changed and starts one whole shop for all specs, on free ports and data of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prilavok-e2e-'))
  const stack = await startStack({
    port: 0,
    apiPort: 0,
    consolePort: 0,
    dataDir,
    temporary: true,
    demonstrationSize: SIZE,
    build: (signal) => buildInPool(BUILD_TARGETS, { signal }),
    env: { ...UNHURRIED, ...FRESH, ...ROLLOUTS },
  })
  announce({
    port: stack.port,
    releasesFolder: stack.releasesFolder,
    rolloutsDatabaseUrl: stack.rolloutsDatabaseUrl,
    databaseUrl: stack.databaseUrl ?? '',
    emailsFolder: join(dataDir, 'api', 'emails'),
    apiOrigin: stack.apiOrigin,
    credentialsFile: join(dataDir, 'shop-credentials.json'),
    consoleOrigin: stack.consoleOrigin ?? '',
  })
  return () => stack.stop()
}
