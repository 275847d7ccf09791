import type { Order } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderQuery, readOrder } from '../../../api/get-order'
import { keys } from '../../../api/keys'

const FIRST_MS = 2000
/** Banks answer within a minute: whoever is still waiting then has hardly paid. */
const CHECKED_MS = 90_000
const LONGEST_MS = 30_000
/** Each look comes this much later than the one before. */
const GROWTH = 1.2

interface FollowedPayment {
  /** One has been under way since the page was opened. */
  tried: boolean
  /** It has been under way for longer than a bank checks. */
  overdue: boolean
}

/**
 * Reads an order again while its payment is under way, ever more seldom, and at once when the buyer looks at the page again. A look
 * that fails is made up for by the next one.
 */
export function useFollowPayment({ ID, ONLINE_PAY_STATUS }: Order): FollowedPayment {
  const kernel = useKernel()
  const query = useQueryClient()
  const isUnderWay = ONLINE_PAY_STATUS?.CODE === 'PROCESSING'
  const [tried, setTried] = useState(isUnderWay)
  if (isUnderWay && !tried) setTried(true)
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    setOverdue(false)
    const timer = setTimeout(() => setOverdue(true), CHECKED_MS)
    return () => clearTimeout(timer)
  }, [isUnderWay])
  useQuery({
    queryKey: keys.orderPayment(ID),
    queryFn: async ({ signal }) => {
      const answer = await readOrder(kernel, String(ID), signal)
      query.setQueryData(orderQuery(kernel, String(ID)).queryKey, answer)
      const code = answer.ITEM?.ONLINE_PAY_STATUS?.CODE ?? null
      if (code !== 'PROCESSING') void query.invalidateQueries({ queryKey: keys.orders, refetchType: 'none' })
      return code
    },
    enabled: isUnderWay,
    staleTime: 0,
    gcTime: 0,
    meta: { errors: 'silent' },
    refetchInterval: ({ state }) =>
      Math.min(FIRST_MS * GROWTH ** (state.dataUpdateCount + state.errorUpdateCount), LONGEST_MS),
    refetchOnWindowFocus: 'always',
  })
  return { tried, overdue }
}
