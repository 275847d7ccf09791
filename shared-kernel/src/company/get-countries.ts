import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { CountriesAnswer, Country } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'

const shape = isObjectWith<CountriesAnswer>({
  ITEMS: isListOf(isObjectWith<Country>({ MOK_CODE: isText, NAME: isText, INN_NAME: isText })),
})

/** INN_COUNT is a list, or a text with commas (AMB-24). */
const lengthsOf = (count: unknown): number[] =>
  (Array.isArray(count) ? count : String(count ?? '').split(',')).map(Number).filter((length) => length > 0)

/** Countries of companies with the lengths of their tax numbers: GET /v3/api/client/country/. */
export const countriesQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: ['kernel', 'countries'],
    queryFn: async ({ signal }): Promise<Country[]> => {
      const { ITEMS } = await api.get('/v3/api/client/country/', {}, { signal, shape })
      return ITEMS.map((country) => ({ ...country, INN_COUNT: lengthsOf(country.INN_COUNT) }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errors: 'inline' },
  })
