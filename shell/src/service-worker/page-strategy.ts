import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { readDocument } from './saved-document'

/** A page that has not begun by then is opened from what is saved; it asks the server for its data all the same. */
const PAGE_TIMEOUT_MS = 8000

/**
 * Pages come from the network, whatever it answers: the HTML of a visit decides which versions run. Only where there is no answer, or none
 * in time, is the saved document opened; without one the network is waited for, as if there were no worker.
 */
export class PageStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS))
    const inTime = await Promise.race([answer.catch(() => undefined), late])
    return inTime ?? (await readDocument().catch(() => undefined)) ?? answer
  }
}
