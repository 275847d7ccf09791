import type { PageRequest, Personal, PlannedRoute, Shop } from '@prilavok/shared-kernel/contract'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import { clientCookies, renderWithKernel, testClient, testKernel } from '@prilavok/shared-kernel/testing'
import type { ComponentType } from 'react'

const route = (id: PlannedRoute['id'], path: string): PlannedRoute => ({
  id,
  part: 'mf-cabinet',
  path,
  expose: './OrdersPage',
  access: 'client',
})
const routes = [
  route('cabinet.orders', '/cabinet/orders'),
  route('cabinet.order', '/cabinet/orders/:orderId'),
  route('catalog.product', '/product/:productId'),
]

interface CabinetOptions {
  path?: string
  /** Of the history's entry. */
  state?: unknown
  params?: Record<string, string>
  personal?: Partial<Personal>
  cookies?: KeyValueStore
  shop?: Partial<Shop>
}

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="адрес">{pathname + search}</output>
}

/** Draws a page of the cabinet for a client who is logged in; the address is told in the output «адрес». */
export function renderCabinet<Params>(
  Page: ComponentType<{ page: PageRequest<Params> }>,
  {
    path = '/cabinet/orders',
    state,
    params = {},
    personal,
    cookies = clientCookies(),
    shop,
  }: CabinetOptions = {},
) {
  const kernel = testKernel({ plan: { routes }, platform: { cookies }, ...(shop ? { shop } : {}) })
  kernel.query.setQueryData(queryKeys.personal, { ITEM: testClient(personal) })
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const page = { params: params as Params, search: searchParams, path: pathname }
  return renderWithKernel(
    <>
      <Page page={page} />
      <Place />
    </>,
    { kernel, path, state },
  )
}
