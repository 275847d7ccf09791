import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where the edge is: on this machine or in its private network. */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/**
 * Address of the browser that asks.
 * @param peer the other end of the connection; only an edge is believed what it forwards
 * @returns null when the edge did not say: its own address would stand for all buyers
 */
export function clientAddress(peer: string, headers: IncomingHttpHeaders): string | null {
  if (!near.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4')) return peer
  const first = String(headers['x-forwarded-for'] ?? '')
    .split(',')[0]
    ?.trim()
  return first && isIP(first) !== 0 ? first : null
}
