import { matchRoute } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { favouritesCountQuery } from '@prilavok/shared-kernel/queries'

export const FAVOURITES_PATH = '/catalog/favorite'

const opensAfterLogin = (what: string) => `${what} открывается после входа.`

/** @param count favourites that the visitor has marked */
export const favouritesReason = (count: number): string =>
  opensAfterLogin('Избранное') + (count > 0 ? ' Отмеченные товары сохранятся и\u00a0будут в\u00a0нём.' : '')

/** Why the page of an address asks for a login, to be said there; undefined of one that everybody sees, or that has no name. */
export function loginReason(kernel: Kernel, url: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? url
  if (path === FAVOURITES_PATH)
    return favouritesReason(kernel.query.getQueryData(favouritesCountQuery(kernel).queryKey)?.CNT ?? 0)
  const route = matchRoute(kernel.plan.routes, path)?.route
  return route?.title && route.access !== 'anyone' ? opensAfterLogin(`Раздел «${route.title}»`) : undefined
}
