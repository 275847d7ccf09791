import type { Release } from '@prilavok/shared-kernel/contract'
import { releaseName } from '../part-name'

/** Modals that a release opens and that nobody would show. Those that it calls optional may be missing. */
export function unownedModals(releases: readonly Release[]): string[] {
  const owned = new Set<string>(releases.flatMap(({ modals }) => modals.map(({ name }) => name)))
  return releases.flatMap((release) =>
    Object.entries(release.uses?.opens ?? {})
      .filter(([name]) => !owned.has(name) && !release.optionalModals?.some((optional) => optional === name))
      .map(
        ([name, file]) =>
          `${releaseName(release)} opens the modal ${name} (${file}), and no chosen release owns it`,
      ),
  )
}

/**
 * Events that a release waits for in vain: the shell's kernel does not know them and no chosen release emits them. An event that is
 * emitted and that nobody knows harms nothing.
 */
export function unheardEvents(releases: readonly Release[], shell: Release): string[] {
  const { offers } = shell
  if (!offers) return []
  const emitted = new Set(releases.flatMap(({ uses }) => Object.keys(uses?.emits ?? {})))
  return releases.flatMap((release) =>
    Object.entries(release.uses?.listens ?? {})
      .filter(([name]) => !emitted.has(name) && !offers.events.includes(name))
      .map(
        ([name, file]) =>
          `${releaseName(release)} listens to the bus event ${name} (${file}), ${releaseName(shell)} does not know it and no chosen release emits it`,
      ),
  )
}

/**
 * Widgets that stand in no page, because nobody renders their slot. Only worth a warning: the page works, and a part may bring a
 * widget before the shell has a place for it (deploy/docs/teams.md). Not told while a chosen build has no record of its slots.
 */
export function unseenWidgets(releases: readonly Release[]): string[] {
  if (releases.some(({ uses }) => !uses)) return []
  const rendered = new Set(releases.flatMap(({ uses }) => uses?.renders ?? []))
  return releases.flatMap((release) =>
    release.slots
      .filter(({ slot }) => !rendered.has(slot))
      .map(({ slot }) => `${releaseName(release)} fills the slot ${slot}, and no chosen release renders it`),
  )
}
