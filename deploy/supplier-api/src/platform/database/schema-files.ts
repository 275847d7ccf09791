import type { Generated } from 'kysely'

/** `shop`: for every buyer of the shop. `client`: one client's own. `download`: generated for one visitor, expires. */
export type FileKind = 'shop' | 'client' | 'download'

export interface FileTables {
  stored_files: {
    shop_id: number
    id: Generated<number>
    kind: FileKind
    client_id: number | null
    /** Of the file store. */
    key: string
    name: string
    /** Media type. */
    type: string
    /** Bytes; null while the document is still to be made by `maker`. */
    size: number | null
    maker: string | null
    sort: Generated<number>
    /** Of a client's file: made up by the one who sent it, with its place in the call. */
    creation_key: Generated<string | null>
    created_at: Generated<Date>
    expires_at: Date | null
  }
  link_keys: { shop_id: number; key: Buffer }
  shop_requisites: ShopRequisitesTable
  paper_numbers: { shop_id: number; kind: string; year: number; last: number }
}

/** What a shop signs its papers with; '' where it does not say. */
export interface ShopRequisitesTable {
  shop_id: number
  full_name: string
  inn: string
  kpp: string
  ogrn: string
  address: string
  bank_name: string
  /** BIK. */
  bank_code: string
  payment_account: string
  correspond_account: string
  director: string
  accountant: string
}
