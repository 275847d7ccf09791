import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthView, AuthViewProps } from '../../model/auth-views'
import { AuthViewsContext } from '../../model/auth-views'
import { WayTo } from '../../model/WayTo'
import { useViewSwitch, type ViewLoaders } from './use-view-switch'

const view = (name: AuthView) => ({
  default: ({ email = '', message = '' }: AuthViewProps) => (
    <p>
      {name} {email} {message}
    </p>
  ),
})
const FIRST = { view: 'login', opening: {}, Component: view('login').default } as const
const nothing = () => Promise.reject(new Error('no code'))

/** A modal of two views. */
function Views({ loaders }: { loaders: ViewLoaders }) {
  const { shown, views } = useViewSwitch(loaders, FIRST)
  const { Component, opening } = shown
  return (
    <AuthViewsContext value={views}>
      <Component {...opening} onDone={() => undefined} />
      <WayTo view="recovery" email="a@b.example">
        Забыли?
      </WayTo>
      <button type="button" onClick={() => views.show('login', { message: 'Готово' })}>
        Назад
      </button>
    </AuthViewsContext>
  )
}

/** @param recovery brings the code of that view */
function open(recovery: () => Promise<ReturnType<typeof view>>) {
  const loadRecovery = jest.fn(recovery)
  const loaders: ViewLoaders = {
    login: () => Promise.resolve(view('login')),
    recovery: loadRecovery,
    registration: nothing,
    signUp: nothing,
    firstPassword: nothing,
  }
  return { ...renderWithKernel(<Views loaders={loaders} />), loadRecovery }
}
const way = () => screen.getByRole('link', { name: /Забыли/ })

test('the view before stays in its place, and the link shows that the next one is on its way', async () => {
  const code = { come: () => undefined as unknown }
  open(
    () =>
      new Promise((resolve) => {
        code.come = () => resolve(view('recovery'))
      }),
  )
  expect(way()).not.toHaveAttribute('aria-busy')
  await userEvent.click(way())
  expect(screen.getByText('login')).toBeInTheDocument()
  expect(way()).toHaveAttribute('aria-busy', 'true')
  await act(async () => code.come())
  expect(screen.getByText('recovery a@b.example')).toBeInTheDocument()
  expect(way()).not.toHaveAttribute('aria-busy')
})

test('code that does not come is told; the view stays, and the next press tries again', async () => {
  const answers = [nothing, () => Promise.resolve(view('recovery'))]
  const { kernel } = open(() => answers.shift()?.() ?? nothing())
  way().click()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([
      { kind: 'error', text: 'Не удалось открыть. Проверьте соединение и повторите' },
    ]),
  )
  expect(screen.getByText('login')).toBeInTheDocument()
  expect(way()).not.toHaveAttribute('aria-busy')
  act(() => way().click())
  expect(await screen.findByText(/^recovery/)).toBeInTheDocument()
})

test('the code is asked for before the press, when the link is pointed at or focused; a failure then is told nobody', async () => {
  const { kernel, loadRecovery } = open(nothing)
  expect(loadRecovery).not.toHaveBeenCalled()
  await userEvent.hover(way())
  expect(loadRecovery).toHaveBeenCalledTimes(1)
  act(() => way().focus())
  expect(loadRecovery).toHaveBeenCalledTimes(2)
  await act(async () => undefined)
  expect(kernel.notices.current()).toEqual([])
  expect(screen.getByText('login')).toBeInTheDocument()
})

test('a view is opened with what the one before says', async () => {
  open(() => Promise.resolve(view('recovery')))
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(await screen.findByText('login Готово')).toBeInTheDocument()
})
