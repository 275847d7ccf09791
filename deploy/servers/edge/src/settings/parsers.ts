import { isIP } from 'node:net'

/** @throws Error outside of the range */
export function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`must be a whole number from ${least} to ${most}`)
  return value
}

/** @throws Error when it is no share of a whole */
export function share(text: string): number {
  const value = Number(text)
  if (!/^\d(\.\d+)?$/.test(text) || value > 1) throw new Error('must be a number from 0 to 1')
  return value
}

/** @throws Error when it is more or less than an origin */
export function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw new Error('must be an origin like http://127.0.0.1:8090')
  return url.origin
}

/** @throws Error when it is no template of addresses of shops */
export function shopAddress(text: string): string {
  if (!/^https?:\/\/\{domain\}(:\d{1,5})?$/.test(text))
    throw new Error('must be like https://{domain} or http://{domain}:3000')
  return text
}

export function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off')
  return text === 'on'
}

/** Proxies beside a server. Only what these add is believed: a browser may send X-Forwarded-For, too. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Of the edge and of the console, as fastify takes `trustProxy`. @throws Error when it is none of these */
export function proxies(text: string): false | string[] {
  if (text === 'off') return false
  if (text === 'on') return PRIVATE_NETWORKS
  const networks = text.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) throw new Error('must be on, off, or addresses and networks')
  return networks
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
}

export function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text)
  if (!found) throw new Error(`must be one of ${allowed.join(', ')}`)
  return found
}

/** @throws Error when it is given and no address of a database */
export function databaseUrl(text: string): string {
  if (text && !/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new Error('must be an address like postgres://user:password@host:5432/database')
  return text
}

const SECRET_LENGTH = 32

/** @throws Error when it is given and could be guessed */
export function secretText(text: string): string {
  if (text && text.length < SECRET_LENGTH) throw new Error(`must have at least ${SECRET_LENGTH} characters`)
  return text
}
