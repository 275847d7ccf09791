import type { Generated } from 'kysely'

/** `refunding`: the money has come, but must go back. */
export type PaymentStatus = 'new' | 'pending' | 'succeeded' | 'refused' | 'refunding' | 'refunded'

export interface PaymentTables {
  payments: PaymentsTable
  sandbox_payments: SandboxPaymentsTable
}

export interface PaymentsTable {
  shop_id: number
  id: Generated<number>
  order_id: number
  attempt: number
  acquirer: string
  /** The acquirer's name of the payment; null while it has not answered. */
  provider_id: string | null
  create_key: Generated<string>
  refund_key: Generated<string>
  status: Generated<PaymentStatus>
  /** Kopecks. */
  amount: number
  /** Kopecks that the acquirer says it has taken. */
  taken: Generated<number>
  currency: string
  confirmation_url: string | null
  return_url: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  checks: Generated<number>
  /** When the acquirer is asked next; null: everything is settled. */
  next_check_at: Date | null
  failure: string | null
}

export interface SandboxPaymentsTable {
  shop_id: number
  id: Generated<string>
  create_key: string
  amount: number
  refunded: Generated<number>
  currency: string
  description: string
  return_url: string
  status: Generated<'pending' | 'succeeded' | 'canceled'>
  answers_at: Date | null
  created_at: Generated<Date>
}
