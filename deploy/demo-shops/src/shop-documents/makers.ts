import { docx } from '@prilavok/supplier-api/documents/rendering/docx'
import { renderPdf } from '@prilavok/supplier-api/documents/rendering/pdf/render-pdf'
import type { DocumentMaker } from '@prilavok/supplier-api/documents/shop-documents/document-makers'
import { buyerCard, proxy } from './buyer-texts'
import { contract, warranty } from './texts'

/** Documents that the demonstration shops publish, and that a demonstration buyer has stored, by the names of their makers. */
export const documentMakers: Readonly<Record<string, DocumentMaker>> = {
  contract: async (_db, shopId, all) =>
    renderPdf(
      { shopId, who: 'shop' },
      { title: 'Договор поставки (образец)', shop: all.shop, blocks: contract(all) },
    ),
  warranty: async (_db, shopId, all) =>
    renderPdf(
      { shopId, who: 'shop' },
      { title: 'Гарантия и возврат', shop: all.shop, blocks: warranty(all) },
    ),
  'buyer-card': async (_db, _id, { shop }) =>
    docx({ title: 'Карточка ООО «Вектор Плюс»', shop, blocks: buyerCard }),
  proxy: async (_db, shopId, all) =>
    renderPdf({ shopId, who: 'shop' }, { title: 'Доверенность № 12', shop: all.shop, blocks: proxy(all) }),
}
