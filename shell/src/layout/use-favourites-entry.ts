import { formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { favouritesCountQuery, useSession } from '@prilavok/shared-kernel/queries'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { FAVOURITES_PATH, favouritesReason } from '../model/login-reason'

/** An entry to the favourites: a link, their number (at first that of the visitor's own data, CAB-081), and the login that it asks visitors for in its place (AMB-03). */
export function useFavouritesEntry() {
  const kernel = useKernel()
  const { state, personal } = useSession()
  const { data } = useQuery(favouritesCountQuery(kernel))
  const count = data?.CNT ?? personal?.FAVORITE_CNT ?? 0
  const askLogin = (event: MouseEvent) => {
    // Another tab or window: the link itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    kernel.modals.open('authentication', { returnTo: FAVOURITES_PATH, why: favouritesReason(count) })
  }
  return {
    to: FAVOURITES_PATH,
    title: 'Избранное',
    badge: { count, meaning: formatProducts(count) },
    onClick: state === 'visitor' || state === 'partial' ? askLogin : undefined,
  }
}
