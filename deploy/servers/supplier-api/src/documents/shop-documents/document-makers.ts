import type { Database } from '../../platform/database/connection'
import { docx } from '../rendering/docx'
import type { ShopOfDocuments } from '../rendering/parties'
import { priceList } from './price-list'
import { requisites } from './requisites'

/** Makes a document of a shop from its data. */
export type DocumentMaker = (db: Database, shopId: number, shop: ShopOfDocuments) => Promise<Buffer>

/** Documents that every shop may publish, by what `stored_files` calls their makers. */
export const DOCUMENT_MAKERS: Readonly<Record<string, DocumentMaker>> = {
  price: priceList,
  requisites: async (_db, _id, shop) =>
    docx({ title: 'Карточка предприятия', shop: shop.shop, blocks: requisites(shop) }),
}
