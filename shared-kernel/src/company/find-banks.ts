import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { BanksAnswer, FoundBank } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { REGISTER_HOLDS_MS } from './find-companies'

const shape = isObjectWith<BanksAnswer>({
  ITEMS: isListOf(isObjectWith<FoundBank>({ BANK_CODE: isText, BANK_NAME: isText })),
})

/** Banks by the beginning of a БИК or by words of a name: GET /v3/api/client/dadata/bank/. */
export const banksQuery = ({ api }: Kernel, query: string) =>
  queryOptions({
    queryKey: ['kernel', 'banks', query],
    queryFn: async ({ signal }): Promise<FoundBank[]> =>
      (await api.get('/v3/api/client/dadata/bank/', { query }, { signal, shape })).ITEMS,
    staleTime: REGISTER_HOLDS_MS,
    meta: { errors: 'silent' },
  })
