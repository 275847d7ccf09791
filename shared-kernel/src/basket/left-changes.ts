import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { isForNow, isRecent, type Saved } from './saved-changes'
import { LEFT_KEY } from './saved-key'

type Place = Pick<Platform, 'local' | 'cookies' | 'now'>

/** By the page that has left them: several tabs may close one after the other. */
type Left = Record<string, Saved>

const read = ({ local }: Place): Left => {
  try {
    return (JSON.parse(local.get(LEFT_KEY) ?? '{}') as Left | null) ?? {}
  } catch {
    return {}
  }
}

const write = ({ local }: Place, left: Left) => {
  if (Object.keys(left).length === 0) local.remove(LEFT_KEY)
  else local.set(LEFT_KEY, JSON.stringify(left))
}

/** Puts down what a page that is being left has not heard the answer of; nothing: it is on the screen again, or has heard all. */
export function leaveChanges(place: Place, page: string, saved: Saved | undefined): void {
  const { [page]: _, ...others } = read(place)
  write(place, saved ? { ...others, [page]: saved } : others)
}

/** Takes what pages of this user have left. What another user has left stays for him, for a day. */
export function takeLeftChanges(place: Place): Saved[] {
  if (place.local.get(LEFT_KEY) === undefined) return []
  const recent = Object.entries(read(place)).filter(([, saved]) => isRecent(place, saved))
  const own = recent.filter(([, saved]) => isForNow(place, saved))
  write(place, Object.fromEntries(recent.filter((entry) => !own.includes(entry))))
  return own.map(([, saved]) => saved)
}

/** The buyer has set these counts anew: what he wanted before in a tab that is closed is over. */
export function dropLeftChanges(place: Place, basket: BasketType, ids: readonly number[]): void {
  if (place.local.get(LEFT_KEY) === undefined) return
  const isAbout = (at: BasketType, id: number) => at === basket && ids.includes(id)
  const remaining = Object.entries(read(place)).flatMap(([page, saved]): [string, Saved][] => {
    if (!isForNow(place, saved)) return [[page, saved]]
    const changes = saved.changes.filter((change) => !isAbout(change.basket, change.item.ID))
    const requests = saved.requests.filter(
      (request) => !request.products.some(({ id }) => isAbout(request.basket, id)),
    )
    return changes.length + requests.length > 0 ? [[page, { ...saved, changes, requests }]] : []
  })
  write(place, Object.fromEntries(remaining))
}

/** One list of all that was left: of two changes of a product the later one counts, and a request is repeated once. */
export function joinSaved(parts: readonly Saved[]): Pick<Saved, 'changes' | 'requests'> | undefined {
  if (parts.length === 0) return undefined
  const inOrder = parts.toSorted((one, other) => one.at - other.at)
  const changes = new Map(
    inOrder.flatMap((saved) =>
      saved.changes.map((change) => [`${change.basket} ${change.item.ID}`, change] as const),
    ),
  )
  const requests = new Map(
    inOrder.flatMap((saved) => saved.requests.map((request) => [JSON.stringify(request), request] as const)),
  )
  return { changes: [...changes.values()], requests: [...requests.values()] }
}
