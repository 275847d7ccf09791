import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./send-beacons.ts', import.meta.url))

/** Sends reports from a process of its own, so that who measures pages does not wait for it. */
export function startBeacons(options: { origin: string; perSecond: number; body: string }) {
  const { origin, perSecond, body } = options
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, origin, String(perSecond), body], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.on('data', (piece) => {
    told += piece
  })
  return {
    /** @returns how many were sent, and how many were answered as they should be */
    stop: () =>
      new Promise<{ sent: number; accepted: number }>((resolve, reject) => {
        child.once('exit', () => {
          try {
            resolve(JSON.parse(told))
          } catch (error) {
            reject(error)
          }
        })
        child.kill('SIGTERM')
      }),
  }
}
