import type { ColumnType, Generated } from 'kysely'

/** The form of a registration, as it waits for the confirmation of its address. */
export interface RegistrationDetails {
  surname: string
  name: string
  middleName: string
  phone: string
  /** null: an individual. */
  company: { name: string; inn: string } | null
  /** MOK code. */
  country: string
  /** ISO 8601: when both consents were given. */
  consentsAt: string
}

export interface AccountTables {
  confirmations: {
    shop_id: number
    code_hash: Buffer
    email: string
    client_id: number | null
    details: ColumnType<RegistrationDetails | null, string | null, string | null>
    changes_email: Generated<boolean>
    created_at: Generated<Date>
    expires_at: Date
  }
  password_resets: {
    shop_id: number
    code_hash: Buffer
    client_id: number
    created_at: Generated<Date>
    expires_at: Date
  }
}
