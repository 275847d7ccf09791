import { queryOptions } from '@tanstack/react-query'
import type { ShopPlan } from '../../contract'
import { call, withQuery } from './client'
import { keys } from './keys'

/** The whole plan of a supplier. @param at ISO 8601. @default now */
export const getPlan = (shop: string, at?: string) =>
  queryOptions({
    queryKey: keys.plan(shop, at),
    queryFn: ({ signal }) =>
      call<ShopPlan>(withQuery(`/plan/${encodeURIComponent(shop)}`, { at }), undefined, signal),
  })
