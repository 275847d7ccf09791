import { releaseName } from '../part-name'
import { perPair } from './per-pair'
import { overlap } from './route-overlap'

/** Every item of one list with every item of the other; within one and the same list each two only once. */
const pairs = <Item>(a: readonly Item[], b: readonly Item[]): [Item, Item][] =>
  a.flatMap((one, at) => (a === b ? b.slice(at + 1) : b).map((other): [Item, Item] => [one, other]))

/** What two releases both claim: routes, paths, modals. Of a release with itself: what it claims twice. */
export const collisions = perPair((a, b) => {
  const both = `${releaseName(a)} and ${releaseName(b)}`
  return [
    ...pairs(a.routes, b.routes).flatMap(([one, other]) => {
      if (one.id === other.id) return [`${both} both name a route ${one.id}`]
      return overlap(one, other) ? [`${both} both answer ${one.path} (${other.path})`] : []
    }),
    ...pairs(a.modals, b.modals)
      .filter(([one, other]) => one.name === other.name)
      .map(([{ name }]) => `${both} both own the modal ${name}`),
  ]
})
