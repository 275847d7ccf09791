import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createEarlyEvents, type PageEvent } from '../telemetry/early-events'
import { type ModuleSource, ModuleSourceProvider } from './module-source'
import { usePartGeneration } from './use-part-generation'

const MARKUP = '<main><!--$--><h1>Разделы</h1><!--/$--></main>'

function Place({ title }: { title: string }) {
  usePartGeneration('mf-catalog')
  return <h1>{title}</h1>
}

/** Hydrates the server's markup after that many replacements of the part. */
async function hydrate(generation: number, title: string) {
  document.body.innerHTML = `<div id="root">${MARKUP}</div>`
  const served = screen.getByRole('heading')
  const releases = { generation: () => generation, subscribe: () => () => undefined }
  const events: PageEvent[] = []
  const early = createEarlyEvents(testKernel().bus)
  early.follow((event) => events.push(event))
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <ModuleSourceProvider value={{ releases } as unknown as ModuleSource}>
        <main>
          <Suspense>
            <Place title={title} />
          </Suspense>
        </main>
      </ModuleSourceProvider>,
      { onRecoverableError: early.onRecoverableError },
    ),
  )
  const heading = screen.getByRole('heading')
  const text = heading.textContent
  act(() => root.unmount())
  return { isTakenOver: heading === served, text, events }
}

// jsdom has none.
beforeEach(() => void Object.assign(globalThis, { reportError: () => undefined }))

test('markup of the release that runs is taken over', async () => {
  expect(await hydrate(0, 'Разделы')).toEqual({ isTakenOver: true, text: 'Разделы', events: [] })
})

test('markup of a release that another one has replaced is rendered anew, and that is no mismatch', async () => {
  expect(await hydrate(1, 'Каталог')).toEqual({ isTakenOver: false, text: 'Каталог', events: [] })
})

test('other markup without a replacement is a mismatch', async () => {
  const { text, events } = await hydrate(0, 'Каталог')
  expect(text).toBe('Каталог')
  expect(events).toMatchObject([{ kind: 'hydration-mismatch' }])
})
