import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useEffect, useState } from 'react'
import { NavigationPendingProvider } from '../navigation/navigation-pending'
import { createPendingStore } from '../navigation/pending-store'
import { fulfilled } from '../parts/fulfilled'
import { type ModuleSource, ModuleSourceProvider } from '../parts/module-source'
import { SlotView } from '../parts/SlotView'
import { Hydrated } from './Hydrated'
import { earlyInput, hydrate, leaveDocument, serve } from './testing/server-page'

const found = jest.fn<void, [string]>()

/** A search field, and a button that the server's markup has at another place. */
function SearchBox() {
  const [value, setValue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    found(value)
  }
  return (
    <form action="/search" onSubmit={submit}>
      <input aria-label="Поиск" name="q" value={value} onChange={(event) => setValue(event.target.value)} />
      {value && (
        <button type="button" onClick={() => setValue('')}>
          Очистить
        </button>
      )}
      <button type="submit">Найти</button>
      <output>{value}</output>
    </form>
  )
}

function Login({ onLeave, locks = false }: { onLeave?: () => void; locks?: boolean }) {
  const [values, setValues] = useState({ email: '', password: '' })
  const [left, setLeft] = useState(0)
  const [isLocked, setLocked] = useState(false)
  useEffect(() => setLocked(locks), [locks])
  return (
    <form>
      <input
        type="email"
        name="email"
        aria-label="Почта"
        value={values.email}
        onChange={(event) => setValues((now) => ({ ...now, email: event.target.value }))}
        onBlur={() => {
          setLeft(left + 1)
          onLeave?.()
        }}
      />
      <input
        type="password"
        name="password"
        aria-label="Пароль"
        value={values.password}
        onChange={(event) => setValues((now) => ({ ...now, password: event.target.value }))}
      />
      <button type="button" disabled={isLocked}>
        Показать
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const values = () => JSON.parse(screen.getByRole('status').textContent ?? '')

describe('frozen-widget', () => {
  afterEach(leaveDocument)

  beforeEach(() => found.mockClear())

  const PLANNED = { part: 'mf-catalog', expose: './SearchBox' } as const
  const MODULE = { default: SearchBox }
  const kernel = () => testKernel({ plan: { slots: { 'header.search': [PLANNED] } } })

  const source = (load: ModuleSource['load']): ModuleSource => ({
    getLoaded: () => undefined,
    load,
    evict: () => undefined,
  })
  const tree = (modules: ModuleSource, store = createPendingStore()) => (
    <KernelProvider value={kernel()}>
      <NavigationPendingProvider value={store}>
        <ModuleSourceProvider value={modules}>
          <SlotView name="header.search" props={{ variant: 'desktop' }} />
        </ModuleSourceProvider>
      </NavigationPendingProvider>
    </KernelProvider>
  )

  /** A page whose search has been rendered by the server and whose module is on its way. */
  async function pageWithLateWidget() {
    serve(tree(source(() => fulfilled(MODULE))))
    const module: { arrive: () => void } = { arrive: () => undefined }
    const promise = new Promise((resolve) => {
      module.arrive = () => resolve(MODULE)
    })
    const store = createPendingStore()
    await hydrate(
      tree(
        source(() => promise),
        store,
      ),
    )
    return {
      /** A change of page begins, so the widget's markup is frozen. */
      leavePage: () => act(async () => store.start()),
      arrive: () => act(async () => module.arrive()),
    }
  }
  const hydrated = () =>
    waitFor(() => expect(earlyInput().hydrated['header.search']).toBe(true), { timeout: 4000 })
  const field = () => screen.getByLabelText('Поиск')

  test('what is typed and sent while only the widget’s module is late is carried out when it has come', async () => {
    const { arrive } = await pageWithLateWidget()
    await userEvent.type(field(), 'бумага{Enter}')
    expect(found).not.toHaveBeenCalled()
    await arrive()
    await hydrated()
    expect(found.mock.calls).toEqual([['бумага']])
    expect(field()).toHaveFocus()
  })

  test('markup that is frozen keeps text and focus; the widget that takes its place has both', async () => {
    const { leavePage, arrive } = await pageWithLateWidget()
    await userEvent.type(field(), 'бум')
    const before = field()
    await leavePage()
    expect(field()).not.toBe(before)
    expect(field()).toHaveValue('бум')
    expect(field()).toHaveFocus()
    await userEvent.keyboard('ага')
    await arrive()
    await hydrated()
    expect(screen.getByRole('status')).toHaveTextContent('бумага')
    expect(field()).toHaveFocus()
    await userEvent.keyboard(' А4')
    expect(screen.getByRole('status')).toHaveTextContent('бумага А4')
  })

  test('a focus that is elsewhere stays there when the widget takes the place of its markup', async () => {
    const { leavePage, arrive } = await pageWithLateWidget()
    const elsewhere = document.body.appendChild(document.createElement('button'))
    await leavePage()
    elsewhere.focus()
    await arrive()
    await hydrated()
    expect(elsewhere).toHaveFocus()
    expect(earlyInput().lostFocus).toBeUndefined()
  })

  test('a click on frozen markup reaches the widget that takes its place, after what was typed', async () => {
    const { leavePage, arrive } = await pageWithLateWidget()
    await leavePage()
    await userEvent.type(field(), 'клей')
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
    await arrive()
    await hydrated()
    expect(found.mock.calls).toEqual([['клей']])
  })
})

describe('replay', () => {
  afterEach(leaveDocument)

  const page = (login = <Login />) => (
    <main>
      {login}
      <Hydrated root="page" />
    </main>
  )
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  const hydrated = () => waitFor(() => expect(earlyInput().hydrated.page).toBe(true))

  const FILLED = { email: 'a@b.ru', password: 'secret' }

  test('what is typed while React hears that the last recorded field is left is carried out, too', async () => {
    const tree = page(<Login onLeave={() => queueMicrotask(() => type('Пароль', FILLED.password))} />)
    serve(tree)
    type('Почта', FILLED.email)
    await hydrate(tree)
    await hydrated()
    await waitFor(() => expect(values()).toEqual(FILLED))
    expect(screen.getByLabelText('Пароль')).toHaveValue(FILLED.password)
  })

  test.each([0, 4, 8])('a password that is typed %d tasks after the hydration is not lost', async (tasks) => {
    const tree = page()
    serve(tree)
    type('Почта', FILLED.email)
    const hydrating = hydrate(tree)
    for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setTimeout(resolve))
    type('Пароль', FILLED.password)
    await hydrating
    await hydrated()
    await waitFor(() => expect(values()).toEqual(FILLED))
  })

  test('what is typed anew while an earlier action waits for its control is not overwritten by what was recorded', async () => {
    const tree = page(<Login locks />)
    serve(tree)
    fireEvent.click(screen.getByRole('button'))
    type('Почта', 'old@b.ru')
    type('Пароль', FILLED.password)
    await hydrate(tree)
    await hydrated()
    type('Почта', FILLED.email)
    screen.getByRole('button').removeAttribute('disabled')
    await waitFor(() => expect(values().password).toBe(FILLED.password))
    expect(values()).toEqual(FILLED)
  })
})
