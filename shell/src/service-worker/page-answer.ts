import { readDocument } from './saved-document'

/** A page that has not begun by then is opened from what is saved; it asks the server for its data all the same. */
const PAGE_TIMEOUT_MS = 8000

/**
 * What a page is opened with: what the network answers, whatever that is: the HTML of a visit decides which versions run. Only where
 * there is no answer, or none in time, is it the saved document; without one the network is waited for, as if there were no worker.
 */
export async function pageAnswer(network: Promise<Response>): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS))
  const inTime = await Promise.race([network.catch(() => undefined), late])
  return inTime ?? (await readDocument().catch(() => undefined)) ?? network
}
