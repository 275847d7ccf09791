import { isObjectWith, isText, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketType, CreateOrderResponse, OrderMessage } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** AMB-43. Products and prices are not in it: the server knows them. */
export interface OrderRequest {
  payment?: string
  delivery_type: string
  delivery_zone?: string
  address_id?: string
  tradepoint_id?: string
  comment: string
  sort: string
  /** Sum of the products as the user sees it; when it is another one by now, the server rejects the order as changed. */
  expected_sum: number
  /** Price of the delivery as the user sees it; the same holds. Left out while it is not known. */
  expected_delivery?: number
  /** CONFIRM of an answer `order_changed`: the user agrees to the changes that it told. */
  confirm?: string
  /** A repeated call with the same key is the same order. */
  idempotency_key: string
}

const shape = isV4(
  isObjectWith<CreateOrderResponse>({
    CREATE_ORDER: isObjectWith<CreateOrderResponse['CREATE_ORDER']>({
      MESSAGE: isObjectWith<OrderMessage>({ CODE: isText, TEXT: isText, TYPE: isText }),
    }),
  }),
)

/** Sends the order: POST /v4/api/client/order_basket/{basketType}/create/. An order that the shop does not take is an answer, too. @throws ApiError */
export async function createOrder(
  { api }: Kernel,
  basket: BasketType,
  request: OrderRequest,
): Promise<CreateOrderResponse> {
  const answer = await api.post(`/v4/api/client/order_basket/${basket}/create/`, { ...request }, { shape })
  return answer.response
}

/**
 * What became of an order whose answer was lost. Makes nothing, whatever the basket holds by now.
 * @param request as it was sent
 * @returns id of the order; null: it was not made
 * @throws ApiError
 */
export async function findMadeOrder(
  { api }: Kernel,
  basket: BasketType,
  request: OrderRequest,
): Promise<number | null> {
  const body = { ...request, only_made: 'Y' }
  const answer = await api.post(`/v4/api/client/order_basket/${basket}/create/`, body, { shape })
  return answer.response.ORDER_ID
}
