import type { OrderExportAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { renderOrderFile } from '../../documents/rendering/order-file'
import { apiErrors } from '../../platform/errors'
import { offerDownload } from '../../platform/files/offer-download'
import type { Session } from '../../platform/session/session'
import { readOrderDetail } from './read-order'

/**
 * An order as a file to be fetched.
 * @param format `pdf`; anything else is a workbook
 * @throws not_found (404) for another client's order, too
 */
export async function exportOrder(
  app: Pick<FastifyInstance, 'db' | 'services'>,
  session: Session,
  clientId: number,
  orderId: number,
  format: string | undefined,
): Promise<OrderExportAnswer> {
  const order = await readOrderDetail(app.db, session, clientId, orderId)
  if (!order) throw apiErrors.notFound()
  const file = await renderOrderFile(app.db, session, order, format === 'pdf' ? 'pdf' : 'xlsx')
  return { SUCCESS: 'Y', FILENAME: await offerDownload(app, session, file) }
}
