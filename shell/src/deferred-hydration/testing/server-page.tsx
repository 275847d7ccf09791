import { SCRIPTED_VALUES_ATTRIBUTE } from '@prilavok/shared-kernel/contract'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createHydrationRoots } from '../create-hydration-roots'
import { EARLY_INPUT_GLOBAL, type EarlyInput, FROZEN_ATTRIBUTE, ROOT_ATTRIBUTE } from '../early-input'
import { HydrationRootsProvider } from '../hydration-roots'
import { recordEarlyInput } from '../recorder'

/** Starts the recorder as its inline script does. */
export const record = (): void =>
  recordEarlyInput(window, EARLY_INPUT_GLOBAL, ROOT_ATTRIBUTE, FROZEN_ATTRIBUTE, SCRIPTED_VALUES_ATTRIBUTE)

/** The document as the server sends it, with the recorder at work and no other script. */
export function serve(tree: ReactNode): void {
  document.body.innerHTML = `<div id="root">${renderToString(tree)}</div>`
  record()
}

/** The shell's scripts come: hydrates what `serve` has shown. */
export async function hydrate(tree: ReactNode): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('hydrate: call serve first.')
  const roots = createHydrationRoots(window)
  await act(async () => {
    hydrateRoot(container, <HydrationRootsProvider value={roots}>{tree}</HydrationRootsProvider>, {
      // Some tests want another tree than the server had.
      onRecoverableError: () => undefined,
    })
  })
}

export const earlyInput = (): EarlyInput => {
  const early = window[EARLY_INPUT_GLOBAL]
  if (!early) throw new Error('earlyInput: call serve first.')
  return early
}

/** Silences what is left of the last document: its recorder's listeners, and actions that still wait for their control. */
export function leaveDocument(): void {
  const early = window[EARLY_INPUT_GLOBAL]
  window.history.pushState(null, '', `${window.location.pathname}next/`)
  if (early) early.replaying = true
}
