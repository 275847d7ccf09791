/** Where the edge serves the service worker of a shop; its scope is the whole shop. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** Where the service worker reads what it saves. */
export const OFFLINE_SHOP_PATH = '/offline-shop.json'

/** What a service worker saves of a shop to open it without a connection. Nothing in it belongs to a user. */
export interface OfflineShop {
  /** Id of the plan that all of it is of. */
  plan: string
  /** Public folders of the plan's releases: files of other folders are out of date. */
  bases: string[]
  /** Addresses of the scripts of all pages, each named by its content or its release. */
  files: string[]
  /** Document without a page, which the browser renders from what it has saved. */
  document: string
  /** Headers of that document, its security policy among them. */
  headers: Record<string, string>
}

/** What a page tells the service worker once it stands. */
export interface SaveShopMessage {
  type: 'save-shop'
  /** Id of the plan that the page runs. */
  plan: string
  /** Addresses of files that the page has loaded: the browser has them, saving them costs no traffic. */
  loaded: string[]
  /** The buyer wants as little traffic as possible: what has not been loaded is not saved either. */
  savesData: boolean
}
