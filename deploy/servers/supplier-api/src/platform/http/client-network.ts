import type { IncomingHttpHeaders } from 'node:http'
import { networkOf } from '@prilavok/shared-kernel/contract/network-of'
import { clientAddress } from './client-address'

/** Network of the browser that asks; null when the edge did not say. */
export function clientNetwork(peer: string, headers: IncomingHttpHeaders): string | null {
  const address = clientAddress(peer, headers)
  return address === null ? null : networkOf(address)
}
