import { setTimeout } from 'node:timers/promises'
import type { BenchPage } from './bench-page'

const WATCHED_MS = 5000

/** Seconds of the main thread that a page takes in five while nobody touches it; it stands still before. Not throttled. */
export async function idleTime({ devtools }: BenchPage): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('Performance.enable')
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await taskSeconds()
  await setTimeout(WATCHED_MS)
  return (await taskSeconds()) - before
}
