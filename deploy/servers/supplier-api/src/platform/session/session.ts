/** Owner of baskets, favourites and viewed products: a client or a visitor. A `Session` is one. */
export interface Buyer {
  shopId: number
  buyerId: number
}

/** A client of a shop. */
export interface ClientOwner {
  shopId: number
  clientId: number
}

/** What every query of a request is scoped by. Made from the token alone; nothing in the request widens it. */
export interface Session extends Buyer {
  /** 26, 27 or other: how this shop's prices are rounded. */
  priceType: number
  currency: string
  /** Minimum order of the shop, kopecks, and whether a sum below it stops an order (AMB-07). */
  minOrderSum: number
  checkOrderSum: boolean
  /** Whether an acquirer takes payments for this shop. */
  paysOnline: boolean
  /** When whoever asks last changed something; only known where a replica is read. */
  wroteAt?: Date | null
  /** null for a visitor. */
  client: SessionClient | null
}

export interface SessionClient {
  id: number
  /** False while the client has no password yet: treated as a visitor by guarded calls (AMB-01). */
  hasPassword: boolean
  loyalty: boolean
  allowToOrder: boolean
  blacklisted: boolean
}
