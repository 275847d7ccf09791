import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useMutation } from '@tanstack/react-query'
import { keys } from '../../api/keys'
import { setLoyaltyStatus } from '../../api/set-loyalty-status'
import { loyaltyTexts } from './texts'

/** Takes the next status; the programme is then loaded anew (CAB-054), and the baskets, whose orders bring other points now. */
export function useTakeStatus() {
  const kernel = useKernel()
  const { notices, query } = kernel
  return useMutation({
    mutationFn: (statusId: number) => setLoyaltyStatus(kernel, statusId),
    onSuccess: ({ SUCCESS, MESSAGE, errors }) => {
      if (!isYes(SUCCESS))
        return notices.show({ kind: 'error', text: errors?.query_error ?? loyaltyTexts.statusNotSet })
      void query.invalidateQueries({ queryKey: queryKeys.basketCounts })
      void query.invalidateQueries({ queryKey: queryKeys.basketRows })
      return notices.show({ kind: 'success', text: MESSAGE || loyaltyTexts.statusSet })
    },
    onSettled: () => query.invalidateQueries({ queryKey: keys.loyalty }),
    meta: { errors: 'notice' },
  })
}
