import { useLocation, useNavigate } from '@prilavok/shared-kernel/router'
import { useEffect, useState } from 'react'

/**
 * Whether the buyer has just come from the acquirer's page, as `?payment=returned` says. The address is told so no longer than it
 * takes to read it: the page that is loaded again later is no return.
 */
export function useCameFromPaying(): boolean {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const isSaid = params.get('payment') === 'returned'
  params.delete('payment')
  const rest = params.toString()
  const [came, setCame] = useState(isSaid)
  if (isSaid && !came) setCame(true)
  useEffect(() => {
    if (isSaid) void navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true, state })
  }, [isSaid, navigate, pathname, rest, state])
  return came
}
