import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const run = promisify(execFile)
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  '--virtual-time-budget=5000',
]
const PAGE_LIMIT = 64 * 1024 * 1024

export interface OldChromium {
  /** The document of an address as it is when it has loaded. @param agent other than its own */
  document(url: string, agent?: string): Promise<string>
  remove(): Promise<void>
}

/** Chromium 64 of January 2018, which a package for cloud functions carries for Linux on x64. */
export async function unpackOldChromium(): Promise<OldChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'prilavok-chromium-64-'))
  const file = join(folder, 'chromium')
  const manifest = createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')
  const packed = join(dirname(manifest), 'bin', 'chromium.br')
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(file))
  await chmod(file, 0o755)
  return {
    async document(url, agent) {
      const options = [...OPTIONS, ...(agent ? [`--user-agent=${agent}`] : []), '--dump-dom', url]
      const { stdout } = await run(file, options, { maxBuffer: PAGE_LIMIT, cwd: folder, timeout: 240_000 })
      return stdout
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
