import type { Shop } from '@prilavok/shared-kernel/contract'

const originOf = (address: unknown): string | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}

/**
 * Where the orders of a shop are paid online, as its API says (`ACQUIRER_ORIGINS`); whatever is no origin is left out, since
 * the list becomes part of a header.
 */
export const acquirerOrigins = ({ ACQUIRER_ORIGINS }: Pick<Shop, 'ACQUIRER_ORIGINS'>): string[] =>
  Array.isArray(ACQUIRER_ORIGINS)
    ? ACQUIRER_ORIGINS.map(originOf).filter((origin) => origin !== undefined)
    : []
