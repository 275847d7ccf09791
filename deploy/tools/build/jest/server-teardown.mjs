import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Ends the shared server of the run, if a test started it, and removes the folder of the run. */
export default async function tearDown() {
  const folder = process.env.PRILAVOK_TEST_RUN
  if (!folder) return
  const answers = ['server.json', 'failure.txt'].map((name) => join(folder, name))
  if (existsSync(join(folder, 'asked'))) {
    await until(() => answers.some((file) => existsSync(file)))
    const server = await readFile(answers[0], 'utf8').catch(() => null)
    if (server) await endKeeper(JSON.parse(server).keeper)
  }
  await rm(folder, { recursive: true, force: true })
}

/** It stops the server before it ends. */
async function endKeeper(pid) {
  const signal = (name) => {
    try {
      return process.kill(pid, name)
    } catch {
      return false
    }
  }
  signal('SIGTERM')
  await until(() => !signal(0))
}

async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
