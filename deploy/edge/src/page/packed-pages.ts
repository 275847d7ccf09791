import type { MapTiles } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import type { DocumentShells } from '../render/document-shells'
import { type PackedDocument, packDocument } from './packed-document'
import { sharedDocument } from './render-page'
import type { SharedPages } from './shared-pages'
import type { SharedOrder, SharedPage } from './shared-rendering'

/** Shared pages as compressed documents: compressing one for each answer costs more than everything else about it. */
export interface PackedPages {
  /** The document of a page that is ready; it is packed for the first who asks again. Never rejects. */
  of(order: SharedOrder): Promise<PackedDocument | undefined>
}

interface PackedOptions {
  sharedPages: Pick<SharedPages, 'ready'>
  documentShells: DocumentShells
  /** What the boot data of every page hold, too. */
  settings: { errorStatuses: number[]; mapTiles?: MapTiles }
  log: Pick<Log, 'warn'>
}

/** Each document lives as long as its page. */
export function createPackedPages(options: PackedOptions): PackedPages {
  const { sharedPages, documentShells, log } = options
  const { errorStatuses, mapTiles } = options.settings
  const documents = new WeakMap<SharedPage, Promise<PackedDocument | undefined>>()

  const pack = ({ shop, plan, route }: SharedOrder, page: SharedPage) =>
    packDocument(async (nonce) => {
      const documentShell = await documentShells.of(shop, plan, nonce)
      return sharedDocument({ shop, plan, route, errorStatuses, mapTiles, nonce, documentShell }, page)
    })

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
