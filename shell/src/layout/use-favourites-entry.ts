import { formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { favouritesCountQuery, useSession } from '@prilavok/shared-kernel/queries'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'

const PATH = '/catalog/favorite'
const WHY = 'Избранное открывается после входа.'
const WHY_WITH_MARKS = `${WHY} Отмеченные товары сохранятся и\u00a0будут в\u00a0нём.`

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
    kernel.modals.open('authentication', { returnTo: PATH, why: count > 0 ? WHY_WITH_MARKS : WHY })
  }
  return {
    to: PATH,
    title: 'Избранное',
    badge: { count, meaning: formatProducts(count) },
    onClick: state === 'visitor' || state === 'partial' ? askLogin : undefined,
  }
}
