import type { Release } from '@prilavok/shared-kernel/contract'
import { collisions } from './collisions'
import { edgeViolations, shellViolations } from './shell-violations'
import { unheardEvents, unownedModals } from './unanswered'

/**
 * Why the releases cannot make one page together; empty when they can. One release a part, each valid by itself. What two releases
 * say of each other is remembered by the release's object: hand over the same objects when many plans are checked.
 */
export function planViolations(releases: readonly Release[]): string[] {
  const shell = releases.find(({ name }) => name === 'shell')
  if (!shell?.provides) return ['no version of the shell is chosen']
  return [
    ...edgeViolations(shell, shell.provides),
    ...releases.flatMap((release) => shellViolations(release, shell)),
    ...releases.flatMap((release, at) => releases.slice(at).flatMap((other) => collisions(release, other))),
    ...unownedModals(releases),
    ...unheardEvents(releases, shell),
  ]
}
