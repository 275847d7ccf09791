import { join } from 'node:path'
import type { BuildReport } from '@prilavok/build/build-target'
import {
  type Compilation,
  type DevelopmentServer,
  startDevelopmentServer,
} from '@prilavok/build/development-server'
import { openDevelopmentRegistry } from '@prilavok/rollouts/registry/development-registry'
import type { Release } from '@prilavok/shared-kernel/contract'
import { assertPortFree } from './assert-port-free'
import { buildConsolePage, buildParts } from './build-parts'
import type { DevelopmentParts } from './dev-parts'
import { chooseDevelopmentReleases, describeLocalParts } from './dev-releases'
import type { Disposables } from './disposables'
import type { StackSettings } from './settings'
import { type Stack, startStack } from './stack'

export interface DevelopmentOptions {
  settings: StackSettings
  parts: DevelopmentParts
  env: Readonly<Record<string, string | undefined>>
  onProgress: (line: string) => void
  onCompiled: (compilation: Compilation) => void
  /** Interrupts the start; what was started by then is stopped. */
  signal: AbortSignal
  /** What is open, for a caller that may have to leave at once. */
  disposables: Disposables
}

/**
 * The whole shop with some parts compiled as they are edited. The development server has the port and passes on what is no
 * file of a local part; the edge stands behind it on a port of its own, with releases of its own, and renders nothing.
 * @throws StackError and the errors of its parts; nothing is left running then
 */
export async function startDevelopmentStack(options: DevelopmentOptions): Promise<Stack> {
  const { settings, parts, env, onProgress, onCompiled, disposables } = options
  const { port, dataDir } = settings
  const host = env.HOST || 'localhost'
  const releasesFolder = join(dataDir, 'development', 'releases')
  await assertPortFree('PORT', port, host)

  let server: DevelopmentServer | undefined
  let localReleases: Release[] = []
  const describe = async () => {
    localReleases = await describeLocalParts(releasesFolder, parts.local)
  }
  const compile = async () => {
    onProgress(`Compiling ${parts.local.join(', ')}. The addresses follow when the shop is ready.`)
    server = await startDevelopmentServer({ parts: parts.local, host, port, onCompiled })
    await disposables.add(server.close)
    await server.compiled
  }
  const stack = await startStack({
    ...settings,
    port: 0,
    env: { ...env, HOST: '127.0.0.1', RELEASES_DIR: releasesFolder, RENDER: 'client' },
    firstShopOnly: true,
    build: async (stopped) => {
      await Promise.all([
        buildParts((report) => sayBuilt(report, onProgress), stopped, parts.built),
        describe(),
        compile(),
      ])
    },
    buildConsole: (stopped) => buildConsolePage(onProgress, stopped),
    rolloutsDatabase: (databaseUrl) => openDevelopmentRegistry(databaseUrl, localReleases),
    publish: (registry) => chooseDevelopmentReleases(registry, parts),
    onProgress,
    signal: options.signal,
    disposables,
  })
  server?.forwardTo(stack.origin.replace('localhost', '127.0.0.1'))
  return {
    ...stack,
    port,
    origin: `http://localhost:${port}`,
    shops: stack.shops.map((shop) => ({ ...shop, url: `http://${shop.domain}:${port}` })),
  }
}

function sayBuilt({ part, version, reused }: BuildReport, say: (line: string) => void): void {
  if (!reused) say(`Built ${part} ${version}`)
}
