import type {
  BasketWarning,
  ContentBlock,
  ExcelAddition,
  LoyaltyOperationCode,
  OnlinePayCode,
  OrderStatusCode,
} from '@prilavok/shared-kernel/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Column values of `basket`. */
export type BasketKind = 'main' | 'loyalty'

/** What has become of an order. */
export type OrderNews = 'created' | 'canceled' | 'paid' | 'refunded'

/** Who is told of it. */
export type NewsReader = 'buyer' | 'manager'

/** `shop`: for every buyer of the shop. `client`: one client's own. `download`: generated for one visitor, expires. */
export type FileKind = 'shop' | 'client' | 'download'

/** Kinds of `facet_values`. */
export type FacetKind = 'property' | 'brand' | 'country' | 'mark' | 'batch'

/** `refunding`: the money has come, but must go back. */
export type PaymentStatus = 'new' | 'pending' | 'succeeded' | 'rejected' | 'refunding' | 'refunded'

/** The form of a registration, as it waits for the confirmation of its address. */
export interface RegistrationDetails {
  surname: string
  name: string
  middleName: string
  phone: string
  /** As far as it is known, with what the register knows of it; null: an individual. */
  company: {
    name: string
    inn: string
    kpp?: string
    ogrn?: string
    short_name?: string
    owner?: string
    main_address?: string
  } | null
  /** MOK code. */
  country: string
  /** ISO 8601: when both consents were given. */
  consentsAt: string
}

/** Columns of JSON: written as text, read as what it says. */
export type Blocks = ColumnType<ContentBlock[], string, string>
export type Details = ColumnType<RegistrationDetails, string, string>
export type MetaTags = ColumnType<{ NAME: string; CONTENT: string }[], string, string>
export type Warnings = JSONColumnType<BasketWarning[]>
export type Additions = JSONColumnType<ExcelAddition[], string | undefined>

export type { LoyaltyOperationCode, OnlinePayCode, OrderStatusCode }
