import { readFile } from 'node:fs/promises'

export interface YookassaAccount {
  shopId: string
  secretKey: string
  /** Whether receipts of 54-FZ go with its payments; a supplier with a cash register of its own has them made there. */
  receipts: boolean
  /** Tag 1055 of its receipts, 1 to 6. @default the only one of the account */
  taxSystem?: number
}

/** Accounts by shop: each supplier is paid to its own. */
export type YookassaAccounts = ReadonlyMap<number, YookassaAccount>

const isTaxSystem = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6
const isText = (value: unknown): value is string => typeof value === 'string' && /^\S+$/.test(value)

/**
 * Reads `{"<id of the shop>": {"shop_id": "…", "secret_key": "…", "receipts": true, "tax_system_code": 1}}`; the last two may be
 * missing.
 * @throws naming the shop that is wrong, never what was read
 */
export async function readAccounts(path: string): Promise<YookassaAccounts> {
  const entries = Object.entries(asObject(await readFile(path, 'utf8')))
  return new Map(
    entries.map(([shop, entry]): [number, YookassaAccount] => {
      const {
        shop_id,
        secret_key,
        receipts = true,
        tax_system_code,
      } = (entry ?? {}) as Record<string, unknown>
      if (!/^[1-9]\d{0,8}$/.test(shop) || !isText(shop_id) || !isText(secret_key))
        throw new Error(`YOOKASSA_ACCOUNTS: «${shop}» must be a shop's id with texts shop_id and secret_key`)
      if (typeof receipts !== 'boolean')
        throw new Error(`YOOKASSA_ACCOUNTS: receipts of «${shop}» must be true or false`)
      if (tax_system_code !== undefined && !isTaxSystem(tax_system_code))
        throw new Error(`YOOKASSA_ACCOUNTS: tax_system_code of «${shop}» must be a whole number from 1 to 6`)
      const taxSystem = tax_system_code === undefined ? {} : { taxSystem: tax_system_code }
      return [Number(shop), { shopId: shop_id, secretKey: secret_key, receipts, ...taxSystem }]
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
