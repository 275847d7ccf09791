import type { FromExcelResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { uploadBody } from '../../platform/http/schemas'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { readTable } from '../../platform/spreadsheet/read-table'
import { requireBasket } from './buyer'
import { fillFromTable } from './from-excel'
import { BasketParams } from './schemas'

const Table = uploadBody(
  'A workbook .xls or .xlsx of up to 5242880 bytes: a column of codes of products and one of counts, found by their titles (Код, Количество), else by what stands in them',
  'for each table: sent again with the same key it adds nothing more and answers what it added the first time, with the counts of now',
)

/** POST /v4/api/client/order_basket/{basketType}/from_excel/, multipart with the field `file` (AMB-40). */
export async function basketExcelRoutes(app: Api): Promise<void> {
  app.post(
    '/v4/api/client/order_basket/:basketType/from_excel/',
    {
      config: { takesFiles: true },
      schema: {
        ...{ params: BasketParams, body: Table },
        summary: 'Fills the basket from an .xls or .xlsx table of codes and counts',
      },
    },
    async (request): Promise<V4Answer<FromExcelResponse>> => {
      const { session, params, uploads, body } = request
      requireBasket(session, params.basketType)
      await countCall(app.db, session.shopId, rules.tablesOfVisitor, session.buyerId)
      await countCall(app.db, session.shopId, rules.tablesOfAddress, addressOf(request))
      const file = uploads.find(({ field }) => field === 'file')
      if (!file) throw apiErrors.badFile('Выберите файл')
      const table = await readTable(file)
      return {
        response: await fillFromTable(app.db, session, params.basketType, table, body.idempotency_key),
      }
    },
  )
}
