import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ClientInfoAnswer, ClientItem } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<ClientInfoAnswer>({
  ITEM: isObjectWith<ClientItem>({ LEGAL_ENTITY: isText }),
})

/** The company of the customer, or that he is an individual: GET /v3/api/client/info/. */
export const clientInfoQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.clientInfo,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/info/', {}, { signal, shape })).ITEM,
  })
