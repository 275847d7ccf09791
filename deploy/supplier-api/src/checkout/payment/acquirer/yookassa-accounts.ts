import { readFile } from 'node:fs/promises'

export interface YookassaAccount {
  shopId: string
  secretKey: string
}

/** Accounts by shop: each supplier is paid to its own. */
export type YookassaAccounts = ReadonlyMap<number, YookassaAccount>

const isText = (value: unknown): value is string => typeof value === 'string' && /^\S+$/.test(value)

/**
 * Reads `{"<id of the shop>": {"shop_id": "…", "secret_key": "…"}}`.
 * @throws naming the shop that is wrong, never what was read
 */
export async function readAccounts(path: string): Promise<YookassaAccounts> {
  const entries = Object.entries(asObject(await readFile(path, 'utf8')))
  return new Map(
    entries.map(([shop, entry]): [number, YookassaAccount] => {
      const { shop_id, secret_key } = (entry ?? {}) as Record<string, unknown>
      if (!/^[1-9]\d{0,8}$/.test(shop) || !isText(shop_id) || !isText(secret_key))
        throw new Error(`YOOKASSA_ACCOUNTS: «${shop}» must be a shop's id with texts shop_id and secret_key`)
      return [Number(shop), { shopId: shop_id, secretKey: secret_key }]
    }),
  )
}

function asObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    throw new Error('YOOKASSA_ACCOUNTS must name a file of JSON')
  }
  throw new Error('YOOKASSA_ACCOUNTS must hold accounts by shop')
}
