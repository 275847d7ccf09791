import type { FromExcelResponse, ListFileResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import type { UploadedFile } from '../../platform/http/forms'
import { idempotencyKey, uploadBody } from '../../platform/http/schemas'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { askerOf } from '../../platform/limits/fair-lane'
import { readSheet } from '../../platform/spreadsheet/read-table'
import { SHEETS } from '../../platform/spreadsheet/table'
import { flag } from '../../platform/yes-no'
import { requireBasket } from './buyer'
import { fillFromTable } from './from-excel'
import { BasketParams } from './schemas'

const Table = uploadBody(
  'A workbook .xls, .xlsx or .ods, or a text .csv, .tsv or .txt, of up to 5242880 bytes: a column of codes of products and one of counts, found by their titles (Код, Количество), else by what stands in them',
  {
    idempotency_key: idempotencyKey(
      'for each table: sent again with the same key it adds nothing more and answers what it added the first time, with the counts of now',
    ),
  },
)
const ListFile = uploadBody(
  'A workbook .xls, .xlsx or .ods, or a text .csv, .tsv or .txt, of up to 5242880 bytes',
  {
    sheet: Type.Optional(
      Type.Integer({
        ...{ minimum: 0, maximum: SHEETS - 1 },
        description: 'Which of its sheets, from 0; without it the first one with a table',
      }),
    ),
  },
)

/** @throws too_many_requests; bad_file without a file */
async function uploadedTable(app: Api, request: FastifyRequest): Promise<UploadedFile> {
  const { session, uploads } = request
  await countCall(app.db, session.shopId, rules.tablesOfVisitor, session.buyerId)
  await countCall(app.db, session.shopId, rules.tablesOfAddress, addressOf(request))
  const file = uploads.find(({ field }) => field === 'file')
  if (!file) throw apiErrors.badFile('Выберите файл')
  return file
}

/** POST /v4/api/client/order_basket/{basketType}/from_excel/ and …/list_file/, multipart with the field `file` (AMB-40). */
export async function basketExcelRoutes(app: Api): Promise<void> {
  app.post(
    '/v4/api/client/order_basket/:basketType/from_excel/',
    {
      config: { takesFiles: true },
      schema: {
        ...{ params: BasketParams, body: Table },
        summary: 'Fills the basket from a table of codes and counts',
      },
    },
    async (request): Promise<V4Answer<FromExcelResponse>> => {
      const { session, params, body } = request
      requireBasket(session, params.basketType)
      const asker = askerOf(request)
      const table = await readSheet(asker, await uploadedTable(app, request))
      const by = { asker, key: body.idempotency_key }
      return { response: await fillFromTable(app.db, session, params.basketType, table, by) }
    },
  )

  app.post(
    '/v4/api/client/order_basket/:basketType/list_file/',
    {
      config: { takesFiles: true },
      schema: {
        ...{ params: BasketParams, body: ListFile },
        summary: 'Rows of an .xls, .xlsx or .ods table as they stand there, to be looked at; adds nothing',
      },
    },
    async (request): Promise<V4Answer<ListFileResponse>> => {
      requireBasket(request.session, request.params.basketType)
      const file = await uploadedTable(app, request)
      const { names, at, rows, hiddenColumns } = await readSheet(askerOf(request), file, request.body.sheet)
      const ROWS = rows.map(({ number, cells, hidden }) => ({
        ...{ NUMBER: number, CELLS: cells, HIDDEN: flag(hidden === true) },
      }))
      const HIDDEN_COLUMNS = hiddenColumns.map((column) => ({ AT: column.at, CELLS: column.cells }))
      return { response: { SHEETS: names, SHEET: at, ROWS, HIDDEN_COLUMNS } }
    },
  )
}
