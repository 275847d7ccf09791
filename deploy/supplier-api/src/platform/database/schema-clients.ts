import type { Generated } from 'kysely'

export interface ClientTables {
  oauth_clients: { shop_id: number; client_id: string; secret_hash: Buffer; created_at: Generated<Date> }
  companies: CompaniesTable
  clients: ClientsTable
  visitors: {
    shop_id: number
    code_hash: Buffer
    buyer_id: Generated<number>
    seen_at: Generated<Date>
    user_code: Generated<string>
  }
  token_families: {
    shop_id: number
    id: Generated<string>
    client_id: number
    created_at: Generated<Date>
    revoked_at: Date | null
    browser: Generated<string>
    system: Generated<string>
    /** null: not since the login. */
    last_used_at: Generated<Date | null>
    /** Of the DEVICE_COOKIE. */
    device_hash: Generated<Buffer | null>
  }
  access_tokens: {
    shop_id: number
    token_hash: Buffer
    buyer_id: number
    client_id: number | null
    family_id: string | null
    expires_at: Date
    wrote_at: Generated<Date | null>
  }
  refresh_tokens: {
    shop_id: number
    token_hash: Buffer
    family_id: string
    expires_at: Date
    used_at: Date | null
    /** The refresh token that it was given for; null: none, it came with the login. */
    parent_hash: Generated<Buffer | null>
  }
}

export interface CompaniesTable {
  shop_id: number
  id: Generated<number>
  name: string
  short_name: Generated<string>
  inn: Generated<string>
  kpp: Generated<string>
  ogrn: Generated<string>
  legal_entity: Generated<boolean>
  owner: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  bank_code: Generated<string>
  bank_name: Generated<string>
  payment_account: Generated<string>
  correspond_account: Generated<string>
  country: Generated<string>
  main_address: Generated<string>
  post_address: Generated<string>
}

export interface ClientsTable {
  shop_id: number
  id: Generated<number>
  buyer_id: Generated<number>
  email: string
  password_hash: string | null
  surname: string
  name: string
  middle_name: string
  phones: string[]
  company_id: number | null
  loyalty: boolean
  loyalty_balance: number
  /** null: the level without a threshold. */
  loyalty_level_id: Generated<number | null>
  allow_to_order: boolean
  blacklisted: boolean
  created_at: Generated<Date>
  main_address: Generated<string>
  post_address: Generated<string>
  country: Generated<string>
  selected_shop: Generated<string | null>
  consents_at: Generated<Date | null>
}
