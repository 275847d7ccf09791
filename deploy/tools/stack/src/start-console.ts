import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { openConsole } from '@prilavok/console/open-console'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { shopAddress } from '@prilavok/rollouts/cli/shop-address'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import { assertPortFree } from './assert-port-free'
import type { Disposables } from './disposables'
import type { Shop } from './shop-list'

/** Who may work in the console of the demonstration, each with the password of its accounts. */
export const DEMONSTRATION_OPERATORS: readonly (Operator & { about: string })[] = [
  {
    ...{ login: 'platform@example.com', name: 'А. Громова', role: 'platform', shops: [] },
    about: 'operator of the platform',
  },
  {
    ...{ login: 'green@example.com', name: 'Д. Ильин', role: 'supplier', shops: ['demo-green.localhost'] },
    about: 'operator of Канцопт Зелёный alone',
  },
  {
    ...{ login: 'viewer@example.com', name: 'О. Белова', role: 'viewer', shops: [] },
    about: 'sees everything and changes nothing',
  },
]

interface StackConsole {
  /** 0 takes a free one. */
  port: number
  trustProxy: false | string[]
  dataDir: string
  releasesFolder: string
  rolloutsDatabaseUrl: string
  /** What the edge signs with. */
  secret: string
  /** As `SHOP_ADDRESS`. */
  shopAddress: string
  shops: readonly Shop[]
  demonstration: boolean
  /** Settles when its page has been built. */
  appBuilt: Promise<unknown> | undefined
}

const HOST = '127.0.0.1'

/** The operators' console beside the shops. @returns its address */
export async function startConsole(options: StackConsole, disposables: Disposables): Promise<string> {
  const { port, trustProxy, dataDir, secret, shops } = options
  await assertPortFree('CONSOLE_PORT', port, HOST)
  const log = createWriteStream(join(dataDir, 'console.log'), { mode: 0o600 })
  await disposables.add(() => new Promise((ended) => log.end(ended)))
  const opened = await openConsole({
    ...{ dataDir, releasesDir: options.releasesFolder, databaseUrl: options.rolloutsDatabaseUrl },
    secret,
    addressOf: (shop) => shopAddress({ SHOP_ADDRESS: options.shopAddress }, shop),
    shops: async () => shops.map(({ domain, name }) => ({ domain, name })),
    logStream: log,
    ...(options.appBuilt && { appBuilt: options.appBuilt }),
    trustProxy,
  })
  await disposables.add(opened.close)
  if (options.demonstration) {
    const known = new Set((await opened.operators.list()).map(({ login }) => login))
    for (const operator of DEMONSTRATION_OPERATORS)
      if (!known.has(operator.login)) await opened.operators.save(operator, DEMO_PASSWORD)
  }
  const address = new URL(await opened.app.listen({ port, host: HOST }))
  return `http://localhost:${address.port}`
}
