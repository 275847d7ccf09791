import type { FilenameAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { type BasketPaperKind, basketPaper } from '../documents/basket-paper'
import { drawPaper, type PaperFormat } from '../documents/draw-paper'
import { nextNumber } from '../documents/next-number'
import { loadBuyer, loadShopOfPapers } from '../documents/parties'
import { moscow } from '../documents/russian'
import { refusals } from '../errors'
import { type GeneratedFile, offerDownload } from '../files/offer-download'
import { ShortText } from '../http/schemas'
import type { Session } from '../session/session'
import { orderBasket } from './order-basket'
import { BasketParams, SortQuery } from './schemas'
import { readOrder } from './sort'

const Query = Type.Object({
  ...SortQuery,
  /** Without it: the basket as a table, papers as pages. */
  format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('pdf')])),
  payment: Type.Optional(ShortText),
  deliveryType: Type.Optional(ShortText),
  deliveryZoneId: Type.Optional(ShortText),
  user_code: Type.Optional(ShortText),
})
type Query = Static<typeof Query>

const KINDS: Record<BasketPaperKind, { format: PaperFormat; letters: string; name: string }> = {
  tender_invoice: { format: 'pdf', letters: 'Т', name: 'Счёт для тендера' },
  basket_file: { format: 'xlsx', letters: '', name: 'Корзина' },
  commercial_offer: { format: 'pdf', letters: 'КП', name: 'Коммерческое предложение' },
}

/** The basket as a paper. @throws refusals of an empty basket, of points, of a shop without offers */
export async function renderBasket(
  { db }: Pick<FastifyInstance, 'db'>,
  session: Session,
  basket: BasketParams['basketType'],
  kind: BasketPaperKind,
  query: Query,
): Promise<GeneratedFile> {
  if (basket === 'loyalty' && kind !== 'basket_file') throw refusals.roubleBasketOnly()
  const shop = await loadShopOfPapers(db, session.shopId)
  if (kind === 'commercial_offer' && !shop.commercialOffer) throw refusals.commercialOfferOff()
  const choice = { ...query, deliveryZoneId: Number(query.deliveryZoneId) || undefined }
  const [answer, buyer] = await Promise.all([
    orderBasket(db, session, basket, choice, readOrder(query, basket)),
    loadBuyer(db, session),
  ])
  const date = new Date()
  const input = { kind, basket, date, answer, shop, buyer }
  const { letters, name, format } = KINDS[kind]
  const draft = basketPaper({ ...input, number: '' })
  if (!draft) throw refusals.emptyBasket()
  const number = letters && (await nextNumber(db, session.shopId, kind, date))
  const paper = number ? basketPaper({ ...input, number }) : draft
  const mark = number ? `${letters}-${number.replace('/', '-')}` : moscow(date).toISOString().slice(0, 10)
  return drawPaper(paper ?? draft, query.format ?? format, `${name} ${mark}`)
}

/** GET /v4/api/client/order_basket/{basketType}/{tender_invoice|basket_file|commercial_offer}/ (AMB-19). */
export async function basketPaperRoutes(app: FastifyInstance): Promise<void> {
  for (const kind of ['tender_invoice', 'basket_file', 'commercial_offer'] as const) {
    const schema = {
      ...{ params: BasketParams, querystring: Query, tags: ['basket'] },
      summary: `The basket as a file: ${kind}`,
    }
    app.get<{ Params: BasketParams; Querystring: Query }>(
      `/v4/api/client/order_basket/:basketType/${kind}/`,
      { schema },
      async ({ session, params, query }): Promise<V4Answer<FilenameAnswer>> => {
        const file = await renderBasket(app, session, params.basketType, kind, query)
        return { response: { FILENAME: await offerDownload(app, session, file) } }
      },
    )
  }
}
