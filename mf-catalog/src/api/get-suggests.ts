import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Suggest, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<SuggestsAnswer>({ SUGGESTS: isListOf(isObjectWith<Suggest>({ TITLE: isText })) })

/** Completions of a query that is being typed: GET /v3/api/catalog/search/suggests/. */
export const suggestsQuery = ({ api }: Kernel, q: string) =>
  queryOptions({
    queryKey: [...keys.suggests, q],
    queryFn: ({ signal }) => api.get('/v3/api/catalog/search/suggests/', { q }, { signal, shape }),
    meta: { errors: 'silent' },
  })
