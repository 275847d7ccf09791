import type { FastifyInstance } from 'fastify'
import { apiErrors } from '../../platform/errors'
import { XLSX_TYPE } from '../../platform/files/document-kinds'
import { fileLink } from '../../platform/files/file-link'
import { keepGenerated } from '../../platform/files/keep-generated'
import type { Session } from '../../platform/session/session'
import { workbook } from '../../platform/spreadsheet/workbook'
import { allSections } from '../section-tree/load-sections'
import type { SectionRow } from '../section-tree/to-section'
import { COLUMNS, priceListRows } from './price-list-rows'

/** Products of one file: what table programs open, and what is made before the client's timeout. */
const PRODUCTS = 200_000
/** A price list may be some minutes old: meanwhile all clients of the shop get the same file. */
const FRESH_MS = 300_000
/** How long a link to it holds after that. */
const LINK_MS = 3_600_000

const NAME = 'Прайс-лист'

interface Made {
  file: Promise<{ fileId: number; until: Date }>
  freshUntil: number
}

type Outside = Pick<FastifyInstance, 'db' | 'services'>

/** Files that are fresh or in the making, of each database of this process, by shop and section. */
const made = new WeakMap<Outside['db'], Map<string, Made>>()
/** One file at a time is made by this process: other requests keep their share of it. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * The products of a section, or of the whole catalogue, as a price list.
 * @returns path of the .xlsx file
 * @throws not found for an unknown section, bad field for more products than one file holds
 */
export async function exportPriceList(
  app: Outside,
  session: Session,
  sectionId: number | undefined,
): Promise<string> {
  const { shopId } = session
  const sections = await loadBranch(app.db, shopId, sectionId)
  const top = sections.filter(({ depth }) => depth === sections[0]?.depth)
  if (top.reduce((sum, { product_count }) => sum + product_count, 0) > PRODUCTS)
    throw apiErrors.badField('filter.SECTION_ID', 'В\u00a0каталоге слишком много товаров: выберите раздел')
  const files = made.get(app.db) ?? new Map<string, Made>()
  made.set(app.db, files)
  for (const [key, { freshUntil }] of files) if (freshUntil <= Date.now()) files.delete(key)
  const key = `${shopId} ${sectionId ?? ''}`
  const known = files.get(key) ?? {
    file: inTurn(() => make(app, session, sections)),
    freshUntil: Date.now() + FRESH_MS,
  }
  files.set(key, known)
  known.file.catch(() => files.delete(key))
  const { fileId, until } = await known.file
  return fileLink(app.db, { shopId, fileId }, `${NAME}.xlsx`, until)
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work)
  queue = result.catch(() => undefined)
  return result
}

/** The section and all below it, or all sections, in the order of the tree. */
async function loadBranch(
  db: Outside['db'],
  shopId: number,
  sectionId: number | undefined,
): Promise<SectionRow[]> {
  const rows = await allSections(db, shopId)
  if (sectionId === undefined) return rows
  const section = rows.find(({ id }) => id === sectionId)
  if (!section) throw apiErrors.notFound()
  return rows.filter(({ ord }) => ord >= section.ord && ord <= section.ord_end)
}

async function make(app: Outside, session: Session, sections: readonly SectionRow[]) {
  const shop = await app.db
    .selectFrom('shops')
    .where('id', '=', session.shopId)
    .select('name')
    .executeTakeFirstOrThrow()
  const content = await workbook({
    title: NAME,
    creator: shop.name,
    sheet: {
      name: NAME,
      columns: COLUMNS,
      rows: priceListRows(app.db, session.shopId, sections),
      before: [{ text: `${NAME}: ${shop.name}`, look: 'title' }],
      landscape: true,
    },
  })
  return keepGenerated(app, session, { name: `${NAME}.xlsx`, type: XLSX_TYPE, content }, FRESH_MS + LINK_MS)
}
