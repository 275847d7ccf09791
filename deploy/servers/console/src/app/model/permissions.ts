import { mayOperate } from '@prilavok/rollouts/operators/permissions'
import { useQuery } from '@tanstack/react-query'
import { getMe } from '../api/get-me'

/** Whether who is logged in may change what a shop gets. The server decides again. */
export function useMayChange(shop: string): boolean {
  const { data: me } = useQuery(getMe)
  return me ? mayOperate(me, 'change', shop) : false
}
