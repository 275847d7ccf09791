import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { buildParts } from '@prilavok/stack/build-parts'
import { type Stack, startStack } from '@prilavok/stack/stack'
import type { StackOptions } from '@prilavok/stack/stack-options'
import { print } from '../figures/report'

export interface OpenShop {
  /** `http://demo-green.localhost:41234` */
  url: string
  close(): Promise<void>
}

/** Data of the benches' own shops; kept, so that only the first bench loads the demonstration. */
export const BENCH_DATA = join(ROOT, '.cache', 'bench', 'data')

/** Builds what changed and starts a whole stack on free ports and the benches' own data. */
export async function startBenchStack(further: Pick<StackOptions, 'consolePort'> = {}): Promise<Stack> {
  return startStack({
    ...further,
    port: 0,
    apiPort: 0,
    dataDir: BENCH_DATA,
    build: (signal) => buildParts(({ part, reused }) => reused || print(`Built ${part}`), signal),
    onProgress: print,
  })
}

/** The running shop of `--origin`, or the green shop of a stack of its own. */
export async function openShop(origin: string | undefined): Promise<OpenShop> {
  if (origin) return { url: origin, close: async () => undefined }
  const stack = await startBenchStack()
  return { url: `http://demo-green.localhost:${stack.port}`, close: () => stack.stop() }
}
