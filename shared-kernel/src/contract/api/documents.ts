import type { BasketMethodResponse, BasketWarning } from './basket'
import type { Flag } from './shop'

/** A file of the shop or of the customer (001 §3). */
export interface ClientFile {
  ID: number
  NAME: string
  /** Relative to the API host (AMB-77); ends after an hour or two, the next list has another. */
  PATH: string
  /** Bytes. */
  SIZE: number
  /** Extension, lower case: `pdf`. */
  TYPE: string
}

/** GET /v3/api/client/shop_files/ */
export interface ShopFilesAnswer {
  ITEMS: ClientFile[]
}

/** GET /v3/api/client/files/ */
export interface ClientFilesAnswer {
  FILES: ClientFile[]
}

/** POST /v3/api/client/files/: all files as they are now, and what was rejected (AMB-62). */
export interface FilesStoredAnswer extends ClientFilesAnswer {
  SUCCESS: Flag
  ERRORS: { NAME: string; TEXT: string }[]
}

/** A generated file: path relative to the API host, for an hour. */
export interface FilenameAnswer {
  FILENAME: string
}

/** A warning about a row of an uploaded table, or about its hidden columns. */
export interface ExcelWarning extends BasketWarning {
  /** Row as the table program numbers it, from 1. 0: the table as a whole. */
  ROW: number
  /** As written in the table. */
  CODE: string
  /** As written in the table; of a product that is named several times, in its first row. */
  QUANTITY: string
  /** Y: the row is in the basket, otherwise than asked. N: nothing of it was added. */
  ADDED: Flag
  /** Of a row without a code: what it says of its product. */
  NAME?: string
}

/** What a table has done to one product of a basket. */
export interface ExcelAddition {
  PRODUCT_ID: number
  /** How many the basket held before and after it. */
  BEFORE: number
  AFTER: number
}

/**
 * POST /v4/api/client/order_basket/{basketType}/from_excel/. PRODUCT_ID 0: no such product. Sent once more with the same
 * `idempotency_key`, a table adds nothing and is answered with what it added the first time.
 */
export interface FromExcelResponse extends BasketMethodResponse {
  CHECK: ExcelWarning[]
  PRODUCTS: ExcelAddition[]
  /** Rows of the table whose products the basket now holds. */
  ADDED: number
  /** Of a workbook with several sheets: their names, and which of them was read, from 0; the others are not taken. */
  SHEETS?: string[]
  SHEET?: number
}

/** A row of a sheet, as it stands there. */
export interface ListFileRow {
  /** As the table program numbers it, from 1. */
  NUMBER: number
  CELLS: string[]
  /** By a filter or by hand. */
  HIDDEN: Flag
}

/** POST /v4/api/client/order_basket/{basketType}/list_file/: rows of one sheet of a workbook, to be looked at before they are added. */
export interface ListFileResponse {
  /** Names of the sheets that are shown, in their order. */
  SHEETS: string[]
  /** Which of them was read, from 0. */
  SHEET: number
  ROWS: ListFileRow[]
  /** Columns that somebody has hidden, with what they say: CELLS of the rows are empty there. */
  HIDDEN_COLUMNS?: ListFileColumn[]
}

/** A hidden column of a sheet. */
export interface ListFileColumn {
  /** From 0. */
  AT: number
  /** Of each of the ROWS. */
  CELLS: string[]
}

/** GET /v3/api/client/basket/send/ */
export interface BasketSentAnswer {
  SUCCESS: Flag
  /** Where it went; a back end that sends to the client's own address alone may leave it out. */
  EMAIL?: string
}
