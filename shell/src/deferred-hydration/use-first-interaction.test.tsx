import type { SlotName } from '@prilavok/shared-kernel/contract'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { FirstInteractionProvider, useFirstInteraction } from './use-first-interaction'

function Widget({ slot, isLoaded }: { slot: SlotName; isLoaded: boolean }) {
  useFirstInteraction(slot, isLoaded)
  return <p>Виджет</p>
}
/** A page that waits for its first interaction; `interact` is it. */
async function show({
  slot = 'header.search',
  isLoaded = false,
  waits = true,
}: {
  slot?: SlotName
  isLoaded?: boolean
  waits?: boolean
} = {}) {
  let interact: () => void = () => undefined
  const interaction = new Promise<void>((resolve) => {
    interact = resolve
  })
  const widget = (
    <Suspense fallback={<p>Ждёт</p>}>
      <Widget slot={slot} isLoaded={isLoaded} />
    </Suspense>
  )
  await act(async () => {
    render(waits ? <FirstInteractionProvider value={interaction}>{widget}</FirstInteractionProvider> : widget)
  })
  return { interact: () => act(async () => interact()) }
}
const shown = () => screen.getByText(/^(Виджет|Ждёт)$/).textContent

test('a widget of a deferred slot waits for the first interaction', async () => {
  const { interact } = await show()
  expect(shown()).toBe('Ждёт')
  await interact()
  expect(shown()).toBe('Виджет')
})

test.each([
  ['whose code is there already', { isLoaded: true }],
  ['of another slot', { slot: 'palette.actions' }],
  ['of a page that waits for nothing', { waits: false }],
] as const)('one %s does not', async (_which, options) => {
  await show(options)
  expect(shown()).toBe('Виджет')
})
