import type { HealthFigures } from '../contract'
import { HEALTH_WINDOW, healthFigures } from './health-figures'
import type { ConsoleWorld } from './world'

/** Figures of the last hour, of all suppliers. */
export async function readHealth({ health }: Pick<ConsoleWorld, 'health'>): Promise<HealthFigures[]> {
  const to = new Date()
  const from = new Date(to.getTime() - HEALTH_WINDOW.pieces * HEALTH_WINDOW.pieceMs)
  return healthFigures(await health.read({ from, to }), from)
}
