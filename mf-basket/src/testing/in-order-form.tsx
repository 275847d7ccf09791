import type {
  AddressPoint,
  BasketType,
  OrderBasketResponse,
  TradePoint,
} from '@prilavok/shared-kernel/contract'
import {
  LOGGED_IN,
  type PartOptions,
  partKernel,
  renderWithKernel,
  testCustomer,
} from '@prilavok/shared-kernel/testing'
import type { ReactNode } from 'react'
import { type OrderForm, useOrderForm } from '../features/ordering/use-order-form'
import { type BasketState, noState, orderBasket } from './basket-state'
import { testRows } from './test-rows'

interface InOrderFormProps {
  data: OrderBasketResponse
  addresses: readonly AddressPoint[] | undefined
  tradePoints: readonly TradePoint[]
  children: (form: OrderForm, data: OrderBasketResponse) => ReactNode
}

function InOrderForm({ children, ...known }: InOrderFormProps) {
  const basket = known.data.BASKET_TYPE
  const form = useOrderForm({ ...known, basket, last: undefined, onSubmit: async () => undefined })
  return (
    <form {...form.props}>
      {children(form, known.data)}
      <button type="submit">Отправить</button>
    </form>
  )
}

interface InOrderFormOptions extends PartOptions {
  basket?: BasketType
  /** Over a basket of two products. */
  state?: Partial<BasketState>
  addresses?: readonly AddressPoint[]
  tradePoints?: readonly TradePoint[]
}

/** A part of a customer's order form, with the form that it stands in. Nothing is loaded. */
export function renderInOrderForm(
  children: InOrderFormProps['children'],
  { basket = 'main', state, addresses, tradePoints = noState().tradePoints, ...options }: InOrderFormOptions,
) {
  const rows = { main: testRows(2), loyalty: testRows(2) }
  const data = orderBasket({ ...noState(), rows, ...state }, basket, new URLSearchParams())
  const kernel = partKernel({
    personal: testCustomer(),
    ...options,
    cookies: { ...LOGGED_IN, ...options.cookies },
  })
  const form = <InOrderForm {...{ data, addresses, tradePoints }}>{children}</InOrderForm>
  return { ...renderWithKernel(form, { kernel }), cookies: kernel.platform.cookies }
}
