import type { Database } from '../../platform/database/connection'
import { docx } from '../rendering/docx'
import { loadShopOfDocuments, type ShopOfDocuments } from '../rendering/parties'
import { renderPdf } from '../rendering/pdf/render-pdf'
import type { TextDocument } from '../rendering/text-document'
import { buyerCard, proxy } from './buyer-texts'
import { priceList } from './price-list'
import { contract, requisites, warranty } from './texts'

type Maker = (db: Database, shopId: number, shop: ShopOfDocuments) => Promise<Buffer>

const text = (title: string, { shop }: ShopOfDocuments, blocks: TextDocument['blocks']): TextDocument => ({
  ...{ title, shop, blocks },
})

const MAKERS: Record<string, Maker> = {
  contract: (_db, _id, shop) => renderPdf(text('Договор поставки (образец)', shop, contract(shop))),
  requisites: (_db, _id, shop) => docx(text('Карточка предприятия', shop, requisites(shop))),
  warranty: (_db, _id, shop) => renderPdf(text('Гарантия и возврат', shop, warranty(shop))),
  price: priceList,
  'buyer-card': (_db, _id, shop) => docx(text('Карточка ООО «Вектор Плюс»', shop, buyerCard)),
  proxy: (_db, _id, shop) => renderPdf(text('Доверенность № 12', shop, proxy(shop))),
}

/** A document that a shop publishes and that is made from its data. @returns null when nothing of the name is made */
export async function makeShopDocument(db: Database, shopId: number, maker: string): Promise<Buffer | null> {
  const make = Object.hasOwn(MAKERS, maker) ? MAKERS[maker] : undefined
  return make ? make(db, shopId, await loadShopOfDocuments(db, shopId)) : null
}
