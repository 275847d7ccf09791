import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { browserModules } from '../client/browser-modules'
import { fakeContainers, plannedPart, type VersionModules } from '../federation/testing/fake-containers'
import { renderApp } from '../testing/render-app'

const page = (title: string) => ({ default: () => <h1>{title}</h1> })
const throwing = {
  default(): never {
    throw new Error('нет данных')
  },
}
const widget = (title: string) => ({ default: () => <a href="/search">{title}</a> })

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

/** The shop with two versions of the catalogue: a candidate and the stable one. */
async function openSections(versions: VersionModules, { mayReplace = true } = {}) {
  const failures: unknown[] = []
  await act(async () =>
    renderApp({
      path: '/catalog-list',
      source: (kernel) => {
        kernel.bus.on('part:failed', (failure) => failures.push(failure))
        const parts = { ...kernel.plan.parts, 'mf-catalog': plannedPart('2.0.0', '1.0.0') }
        return browserModules({ ...kernel.plan, parts }, window, {
          defers: false,
          containers: fakeContainers(versions),
          mayReplace: () => mayReplace,
          onFailure: (failure) => kernel.bus.emit('part:failed', failure),
        })
      },
    }),
  )
  return failures.filter((failure) => (failure as { part: string }).part === 'mf-catalog')
}
const main = () => within(screen.getByRole('main'))

test('a page that throws in its first render is rendered by the stable version, and so are the widgets of its part', async () => {
  const failures = await openSections({
    '2.0.0': { './CatalogListPage': throwing, './SearchBox': widget('Поиск 2') },
    '1.0.0': { './CatalogListPage': page('Разделы'), './SearchBox': widget('Поиск 1') },
  })
  expect(await main().findByRole('heading', { name: 'Разделы' })).toBeInTheDocument()
  expect(main().queryByText('Не удалось загрузить этот раздел')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Поиск 1' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Поиск 2' })).not.toBeInTheDocument()
  expect(failures).toContainEqual(
    expect.objectContaining({
      version: '2.0.0',
      expose: './CatalogListPage',
      phase: 'render',
      reason: 'нет данных',
    }),
  )
  expect(failures).toContainEqual(
    expect.objectContaining({ version: '2.0.0', phase: 'render', curedBy: '1.0.0' }),
  )
})

test('while a form holds unsaved input nothing is replaced: only the place of the failed module says so', async () => {
  const failures = await openSections(
    {
      '2.0.0': { './CatalogListPage': throwing, './SearchBox': widget('Поиск 2') },
      '1.0.0': { './CatalogListPage': page('Разделы'), './SearchBox': widget('Поиск 1') },
    },
    { mayReplace: false },
  )
  expect(await main().findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Поиск 2' })).toBeInTheDocument()
  expect(failures).toContainEqual(
    expect.objectContaining({ version: '2.0.0', expose: './CatalogListPage', phase: 'render' }),
  )
})

test('when the stable version throws, too, its place offers a retry', async () => {
  await openSections({
    '2.0.0': { './CatalogListPage': throwing, './SearchBox': widget('Поиск') },
    '1.0.0': { './CatalogListPage': throwing, './SearchBox': widget('Поиск') },
  })
  expect(await main().findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  expect(main().getByRole('button', { name: 'Повторить' })).toBeInTheDocument()
})

function Later() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('нет данных')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Дальше
    </button>
  )
}

test('what throws later stays: the buyer may have done something there', async () => {
  const widgets = { './SearchBox': widget('Поиск') }
  await openSections({
    '2.0.0': { './CatalogListPage': { default: Later }, ...widgets },
    '1.0.0': { './CatalogListPage': page('Разделы'), ...widgets },
  })
  await userEvent.click(main().getByRole('button', { name: 'Дальше' }))
  expect(await main().findByText('Не удалось загрузить этот раздел')).toBeInTheDocument()
  expect(main().queryByRole('heading', { name: 'Разделы' })).not.toBeInTheDocument()
  await userEvent.click(main().getByRole('button', { name: 'Повторить' }))
  expect(main().getByRole('button', { name: 'Дальше' })).toBeInTheDocument()
})
