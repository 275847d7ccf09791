import type {
  CreateOrderResponse,
  OrderActionAnswer,
  OrderAnswer,
  OrderExportAnswer,
  OrderListAnswer,
  OrderRepeatAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { choice, formText, IdParams, idempotencyKey, knownId, PathId } from '../../platform/http/schemas'
import { requireClient } from '../../platform/session/require-client'
import { BasketParams } from '../basket/schemas'
import { cancelOrder } from './cancel-order'
import { copyOrder } from './copy-order'
import { createOrder } from './create-order'
import { exportOrder } from './export-order'
import { ListQuery, listOrders } from './list-orders'
import { checkDeliveryType, OrderBody } from './order-form'
import { previewRepeat } from './preview-repeat'
import { readOrderDetail } from './read-order'

const ActionBody = Type.Object({
  action: Type.String({
    maxLength: 250,
    description: 'copy: its products into the basket again; cancel; export: as a file',
    documented: { enum: ['copy', 'cancel', 'export'] },
  }),
  order_id: Type.Integer({ ...PathId, description: 'ID of the order' }),
  cancel_comment: formText(1000, 'Of action=cancel, which needs it: why'),
  format: choice(['xlsx', 'pdf'], 'Of action=export; anything but pdf is xlsx'),
  idempotency_key: idempotencyKey(
    'for each action=copy: a repeated call with the same key adds nothing more and answers what the first one did',
  ),
})

const KEY = /^.{8,200}$/

function readKey({ headers, body }: FastifyRequest<{ Body: OrderBody }>): string | undefined {
  const header = headers['idempotency-key']
  const key = body.idempotency_key ?? (typeof header === 'string' ? header : undefined)
  if (key !== undefined && !KEY.test(key))
    throw apiErrors.badField('idempotency_key', 'Ключ повторного запроса: от 8 до 200 знаков')
  return key
}

/** Orders of the client (000 §4 and §7, 001 §7). */
export async function orders(app: Api): Promise<void> {
  app.post(
    '/v4/api/client/order_basket/:basketType/create/',
    {
      schema: {
        summary: 'Make an order of the basket',
        params: BasketParams,
        body: OrderBody,
      },
    },
    async (request): Promise<V4Answer<CreateOrderResponse>> => {
      const { session, params, body } = request
      checkDeliveryType(body)
      return { response: await createOrder(app, session, params.basketType, body, readKey(request)) }
    },
  )

  app.get(
    '/v3/api/client/order/',
    { schema: { summary: "The client's orders", querystring: ListQuery } },
    async ({ session, query }): Promise<OrderListAnswer> =>
      listOrders(app.db, session, requireClient(session).id, query),
  )

  app.get(
    '/v3/api/client/order/:id/',
    { schema: { summary: 'One order of the client', params: IdParams } },
    async ({ session, params }): Promise<OrderAnswer> => ({
      ITEM: await readOrderDetail(app.db, session, requireClient(session).id, knownId(params.id)),
    }),
  )

  app.get(
    '/v3/api/client/order/:id/repeat/',
    {
      schema: {
        summary: 'What became of the products of an order, to repeat it',
        params: IdParams,
      },
    },
    async ({ session, params }): Promise<OrderRepeatAnswer> =>
      previewRepeat(app.db, session, requireClient(session).id, knownId(params.id)),
  )

  /**
   * action=copy puts the products into the basket again; action=cancel needs `cancel_comment` (AMB-42); action=export
   * answers the path of a file.
   */
  app.post(
    '/v3/api/client/order/',
    { schema: { summary: 'Cancel, repeat or export an order', body: ActionBody } },
    async ({ session, body }): Promise<OrderActionAnswer | OrderExportAnswer> => {
      const client = requireClient(session)
      const orderId = knownId(body.order_id)
      if (body.action === 'copy') return copyOrder(app.db, session, client, orderId, body.idempotency_key)
      if (body.action === 'cancel')
        return cancelOrder(app.db, session, client.id, orderId, body.cancel_comment ?? '')
      if (body.action === 'export') return exportOrder(app, session, client.id, orderId, body.format)
      throw apiErrors.badField('action', 'Неизвестное действие с заказом')
    },
  )
}
