import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from '@prilavok/build/build-changed'
import { startStack } from '@prilavok/stack/stack'
import { announce } from './stack-under-test'

/** Builds what changed and starts one whole shop for all specs, on free ports and data of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChanged()
  const dataDir = await mkdtemp(join(tmpdir(), 'prilavok-e2e-'))
  const stack = await startStack({ port: 0, apiPort: 0, dataDir, demonstrationSize: 'small' })
  announce({ port: stack.port, releasesFolder: stack.releasesFolder })
  return () => stack.stop()
}
