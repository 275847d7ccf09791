import type { TokenAnswer } from './session'
import type { Flag } from './shop'

/**
 * /v3/api/auth/register/ of every type and PUT /v1/login/confirm/. With SUCCESS N `errors` has a text for each field and in
 * `query_error` the first of them.
 */
export interface RegisterAnswer extends Partial<TokenAnswer> {
  SUCCESS: Flag
  /** With SUCCESS Y. */
  MESSAGE?: string
  /** With SUCCESS Y: the address that was written to or confirmed. */
  EMAIL?: string
  errors?: { query_error: string; [field: string]: string }
}

export interface Country {
  ID: number
  NAME: string
  /** Three digits of the classifier of countries: `643`. */
  MOK_CODE: string
  /** Lengths that a tax number may have; empty: up to 15 signs (AMB-24). */
  INN_COUNT: number[]
  /** What the tax number is called there: ИНН, УНП, БИН. */
  INN_NAME: string
}

/** GET /v3/api/client/country/ and /v3/api/client/address/country/ */
export interface CountriesAnswer {
  ITEMS: Country[]
}

/** 001 §3, Client item. An individual has no company fields: they are empty. */
export interface ClientItem {
  ID: number
  INN: string
  KPP: string
  OGRN: string
  OWNER: string
  PHONE: string
  EMAIL: string
  COMPANY_NAME: string
  SHORT_NAME: string
  /** БИК. */
  BANK_CODE: string
  BANK_NAME: string
  PAYMENT_ACCOUNT: string
  CORRESPOND_ACCOUNT: string
  COUNTRY: Country
  LEGAL_ENTITY: Flag
  POINTS: { MAIN: { ADDRESS: string } | null; POST: { ADDRESS: string } | null }
}

/** GET /v3/api/client/info/ */
export interface ClientInfoAnswer {
  ITEM: ClientItem
}

/** POST /v3/api/personal/info/ and /v3/api/client/info/ */
export interface ProfileSavedAnswer {
  SUCCESS: Flag
  /** Says what is still to be done: a new e-mail is confirmed by an e-mail. */
  MESSAGE?: string
}

/** POST /v3/api/client/info/ with selected_shop. With SUCCESS Y `ITEM` is the supplier chosen. */
export interface SupplierChosenAnswer {
  SUCCESS: Flag
  ITEM?: { NAME: string; LINK: string; DOMAIN_NAME: string }
  errors?: { query_error: string; selected_shop: string }
}

/** A company found by its tax number or name. Names of fields as in the CLIENT item. */
export interface FoundCompany {
  INN: string
  /** Empty for a sole proprietor. */
  KPP: string
  /** 13 digits, 15 of a sole proprietor. */
  OGRN: string
  COMPANY_NAME: string
  SHORT_NAME: string
  /** Head of the organisation. */
  OWNER: string
  ADDRESS: string
  /** `N`: being or been wound up. */
  ACTIVE: Flag
}

/** GET /v3/api/client/dadata/inn/ */
export interface CompaniesAnswer {
  ITEMS: FoundCompany[]
}

export interface FoundBank {
  BANK_CODE: string
  BANK_NAME: string
  CORRESPOND_ACCOUNT: string
  ADDRESS: string
}

/** GET /v3/api/client/dadata/bank/ */
export interface BanksAnswer {
  ITEMS: FoundBank[]
}
