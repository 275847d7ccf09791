import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { CompaniesAnswer, FoundCompany } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'

const shape = isObjectWith<CompaniesAnswer>({
  ITEMS: isListOf(isObjectWith<FoundCompany>({ INN: isText, SHORT_NAME: isText, COMPANY_NAME: isText })),
})
/** The register changes rarely: what was found is not asked for again while a form is filled in. */
export const REGISTER_HOLDS_MS = 10 * 60_000

/** A company that was closed down is seldom the one that registers. */
const activeFirst = (companies: readonly FoundCompany[]): FoundCompany[] =>
  [...companies].sort((one, other) => Number(one.ACTIVE === 'N') - Number(other.ACTIVE === 'N'))

/** Companies of the register by the beginning of a tax number or by words of a name: GET /v3/api/client/dadata/inn/. */
export const companiesQuery = ({ api }: Kernel, query: string) =>
  queryOptions({
    queryKey: ['kernel', 'companies', query],
    queryFn: async ({ signal }): Promise<FoundCompany[]> =>
      activeFirst((await api.get('/v3/api/client/dadata/inn/', { query }, { signal, shape })).ITEMS),
    staleTime: REGISTER_HOLDS_MS,
    meta: { errors: 'silent' },
  })
