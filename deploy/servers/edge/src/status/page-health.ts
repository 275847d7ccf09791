import { createEpochs } from '@prilavok/rollouts/health/epochs'
import { createGivenVersions } from '@prilavok/rollouts/health/given-versions'
import type { RolloutRule } from '@prilavok/rollouts/model/rule'
import type { FastifyInstance } from 'fastify'
import { reasonOf } from '../errors'
import { createAskers } from '../http/asker'
import type { Asker, EarlyRequests } from '../http/early-requests'
import type { PlanNews } from '../registry/plan-news'
import type { EdgeSettings } from '../settings'
import { createBeaconIntake, type Sender } from './beacon-intake'
import { addBeaconRoute } from './beacon-route'
import { createHealthSums } from './health-sums'
import { createEdgeMetrics, type WatchedValues } from './metrics'
import { createMetricsServer } from './metrics-server'
import { createReasonSums } from './reason-sums'
import type { SumsKeeper } from './sums-keeper'

/** How often sums go to the database. */
const FLUSH_MS = 5000
/** An edge that ends waits so long for the database. */
const LAST_FLUSH_MS = 3000

type HealthSettings = Pick<
  EdgeSettings,
  | 'telemetry'
  | 'beaconViewsPerAddress'
  | 'beaconFailuresPerAddress'
  | 'beaconSubjectsPerAddress'
  | 'metricsPort'
  | 'host'
  | 'trustProxy'
  | 'bodyTimeout'
  | 'connectionsPerAddress'
>

interface PageHealthOptions extends Pick<WatchedValues, 'registry'> {
  settings: HealthSettings
  /** Of the server: reports are answered before its pages. */
  early: EarlyRequests
  /** Where the sums go; it is closed with the edge. */
  keeper: SumsKeeper
  /** The rules in force. */
  current(): { revision: number; rules: readonly RolloutRule[] } | undefined
  senderOf(asker: Asker): Promise<Sender | undefined>
  news?: PlanNews
  /** @default FLUSH_MS */
  flushEvery?: number
}

export interface PageHealth {
  /** Opens the port of the metrics, if there is one. */
  listen(): Promise<void>
}

/** What pages tell of their parts: received, summed up, handed to the database, and shown to Prometheus. */
export function addPageHealth(app: FastifyInstance, options: PageHealthOptions): PageHealth {
  const { settings, early, keeper, current, senderOf, registry, news, flushEvery = FLUSH_MS } = options
  const { log } = app
  const sums = createHealthSums(keeper, log)
  const reasons = createReasonSums()
  const metrics = createEdgeMetrics(app, {
    lostReports: () => sums.dropped,
    revision: () => current()?.revision,
    ...(registry && { registry }),
  })
  const intake = createBeaconIntake({
    sums,
    sample: settings.telemetry?.sample ?? 1,
    limits: { views: settings.beaconViewsPerAddress, failures: settings.beaconFailuresPerAddress },
    gives: createGivenVersions(current),
    epochOf: createEpochs(current),
    subjectsOfNetwork: settings.beaconSubjectsPerAddress,
  })
  const beacons = addBeaconRoute(early, {
    ...{ intake, reasons, metrics, senderOf, log, ...(news && { news }) },
    askerOf: createAskers(settings.trustProxy),
    timeout: settings.bodyTimeout,
    maxPerAddress: settings.connectionsPerAddress,
  })
  const server = createMetricsServer(metrics)
  const handOver = async () => {
    // Words, not figures: those that cannot be handed over now are not kept.
    const told = keeper.recordReasons(reasons.take()).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'reasons of failures are not recorded')
    })
    await Promise.all([sums.flush(), told])
  }
  const timer = setInterval(() => {
    intake.endVisits()
    void handOver()
  }, flushEvery)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    beacons.close()
    intake.endVisits(true)
    await Promise.race([handOver(), new Promise((late) => setTimeout(late, LAST_FLUSH_MS).unref())])
    await Promise.all([keeper.close(), server.close()])
  })
  return {
    async listen() {
      const { metricsPort: port, host } = settings
      if (port === 0) return
      try {
        await server.listen({ port, host })
      } catch (error) {
        // Shops go on without their figures.
        log.error({ port, reason: reasonOf(error) }, 'the port of the metrics cannot be opened')
      }
    },
  }
}
