import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { fetchPage } from './fetch-page'
import { freePort } from './free-port'
import { BENCH_DATA, type OpenShop } from './open-shop'
import { untilAnswered } from './until-answered'

const TIMEOUT_MS = 300_000

/** `npm run dev` with one part, in a process of its own. */
export async function startDevelopment(part: string): Promise<OpenShop> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const dev = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'deploy/tools/stack/src/dev.ts'), part],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: BENCH_DATA },
    },
  )
  const url = `http://demo-green.localhost:${port}`
  const close = () =>
    new Promise<void>((resolve) => {
      if (dev.exitCode !== null) return resolve()
      dev.once('exit', () => resolve())
      dev.kill('SIGINT')
    })
  try {
    await untilAnswered(async () => (await fetchPage(url)).status === 200, TIMEOUT_MS)
  } catch (error) {
    await close()
    throw error
  }
  return { url, close }
}
