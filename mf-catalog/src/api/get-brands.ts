import { isListOf, isNullOr, isNumber, isObjectWith, isSection, isText } from '@prilavok/shared-kernel/api'
import type { Brand, BrandAnswer, BrandsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const isBrand = isObjectWith<Brand>({ ID: isNumber, NAME: isText })
const brandsShape = isObjectWith<BrandsAnswer>({ ITEMS: isListOf(isBrand) })
const brandShape = isObjectWith<BrandAnswer>({
  ITEM: isNullOr(isBrand),
  SECTION: isNullOr(isSection),
  PATH: isListOf(isSection),
  SECTIONS: isListOf(isSection),
})
const HOUR = 3_600_000

/** Brands that the shop has products of, by name: GET /v3/api/catalog/brands/. */
export const brandsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: [...keys.brands, 'all'],
    queryFn: ({ signal }) => api.get('/v3/api/catalog/brands/', {}, { signal, shape: brandsShape }),
    staleTime: HOUR,
  })

/**
 * A brand with the sections that hold its products: GET /v3/api/catalog/brands/{id}/, below one section …/{id}/{section}/.
 * `ITEM` is null for an unknown brand, `SECTION` for an unknown section.
 */
export const brandQuery = ({ api }: Kernel, brandId: string, sectionId?: string) =>
  queryOptions({
    queryKey: [...keys.brands, brandId, sectionId ?? ''],
    queryFn: ({ signal }) =>
      api.get(
        `/v3/api/catalog/brands/${brandId}/${sectionId ? `${sectionId}/` : ''}`,
        {},
        { signal, shape: brandShape },
      ),
  })
