import type { Boot, MapTiles } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import type { DocumentShells } from '../render/document-shells'
import { type PackedPage, packDocument } from './packed-document'
import { addressOf, sharedDocument } from './render-page'
import type { SharedPages } from './shared-pages'
import type { SharedOrder, SharedPage } from './shared-rendering'

/** Shared pages as compressed documents: compressing one for each answer costs more than everything else about it. */
export interface PackedPages {
  /** The document of a page that is ready; it is packed for the first who asks again. Never rejects. */
  of(order: SharedOrder): Promise<PackedPage | undefined>
}

interface PackedOptions {
  sharedPages: Pick<SharedPages, 'ready' | 'grow'>
  documentShells: DocumentShells
  /** What the boot data of every page hold, too. */
  settings: {
    errorStatuses: number[]
    telemetry?: Boot['telemetry']
    mapTiles?: MapTiles
    shopAddress: string
  }
  log: Pick<Log, 'warn'>
}

/** Each document lives as long as its page. */
export function createPackedPages(options: PackedOptions): PackedPages {
  const { sharedPages, documentShells, log } = options
  const { errorStatuses, telemetry, mapTiles, shopAddress } = options.settings
  const documents = new WeakMap<SharedPage, Promise<PackedPage | undefined>>()

  const pack = async (order: SharedOrder, page: SharedPage) => {
    const { shop, plan, route, serviceWorker } = order
    const at = Date.now()
    const document = await packDocument(async (nonce) => {
      const documentShell = await documentShells.of(shop, plan, nonce)
      const address = addressOf(shop, shopAddress)
      return sharedDocument(
        {
          shop,
          plan,
          route,
          errorStatuses,
          telemetry,
          mapTiles,
          serviceWorker,
          nonce,
          at,
          documentShell,
          address,
        },
        page,
      )
    })
    if (!document) return undefined
    sharedPages.grow(order, page, document.bytes)
    return { ...document, missing: page.head?.missing === true }
  }

  return {
    async of(order) {
      const page = sharedPages.ready(order)
      if (!page) return undefined
      const document =
        documents.get(page) ??
        pack(order, page).catch((error) => {
          log.warn({ reason: reasonOf(error) }, 'a shared page is not packed')
          return undefined
        })
      documents.set(page, document)
      return document
    },
  }
}
