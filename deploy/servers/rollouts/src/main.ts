/** `npm run rollouts`: looks after the rollouts in a process of its own. Any number may run; one of them works at a time. */
import { pino } from 'pino'
import { RolloutError, reasonOf } from './errors'
import { releasesFolder } from './location'
import { createRegistry } from './registry/create-registry'
import { readScheduleSettings } from './schedule/settings'
import { startSchedule } from './schedule/start-schedule'

async function start() {
  const databaseUrl = process.env.ROLLOUTS_DATABASE_URL || process.env.DATABASE_URL
  if (!databaseUrl) {
    const missing = 'ROLLOUTS_DATABASE_URL must be the postgres://… of the registry'
    throw new RolloutError('SETTINGS_INVALID', 'The schedule', [missing])
  }
  const settings = readScheduleSettings(process.env)
  const releasesDir = releasesFolder(process.env)
  const registry = await createRegistry({ databaseUrl, releasesDir }).catch((error: unknown) => {
    const { host } = new URL(databaseUrl)
    throw new RolloutError('REGISTRY_UNREACHABLE', host, [reasonOf(error)].filter(Boolean))
  })
  const schedule = startSchedule({ registry, databaseUrl, log: pino({ name: 'rollouts' }), ...settings })
  const stop = () => {
    // A look that is under way ends; the registry is closed after it.
    void schedule
      .close()
      .then(registry.close)
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await start()
} catch (error) {
  if (!(error instanceof RolloutError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
