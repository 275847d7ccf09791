import type { InfoAnswer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthView, type AuthViewProps, AuthViewsContext } from '../../model/auth-views'
import { WayTo } from '../../model/WayTo'
import { authApi, CUSTOMER } from '../../testing/auth-api'
import { put } from '../../testing/put'
import { renderModal } from '../../testing/render-page'
import { useViewSwitch, type ViewLoaders } from './use-view-switch'

const { intercept, called } = authApi()
const view = (name: AuthView) => ({
  default: ({ email = '', message = '' }: AuthViewProps) => (
    <p>
      {name} {email} {message}
    </p>
  ),
})
const FIRST = { view: 'login', opening: {}, Component: view('login').default } as const

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
const way = () => screen.getByRole('link', { name: /Забыли/ })

describe('ViewFrame', () => {
  const email = () => screen.getByLabelText(/^Почта/)
  const goTo = (link: string) => userEvent.click(screen.getByRole('link', { name: link }))

  test('the next view has the focus in its first empty field; without one in the first', async () => {
    renderModal('authentication', {})
    await waitFor(() => expect(email()).toHaveFocus())
    await put(email(), CUSTOMER.email)
    await goTo('Ещё нет пароля?')
    await screen.findByRole('dialog', { name: 'Первый вход' })
    await waitFor(() => expect(screen.getByLabelText(/^Пароль/)).toHaveFocus())
    await goTo('Войти')
    await screen.findByRole('dialog', { name: 'Вход' })
    await waitFor(() => expect(screen.getByLabelText(/^Пароль/)).toHaveFocus())
    await goTo('Забыли пароль?')
    await screen.findByRole('dialog', { name: 'Восстановление пароля' })
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveValue(CUSTOMER.email)
  })

  test('[AUTH-017] consents ticked in one form need not be ticked in the next one', async () => {
    renderModal('authentication', {})
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    for (const [link, title] of [
      ['Забыли пароль?', 'Восстановление пароля'],
      ['Войти', 'Вход'],
      ['Ещё нет пароля?', 'Первый вход'],
    ] as const) {
      await goTo(link)
      await screen.findByRole('dialog', { name: title })
      await waitFor(() => {
        for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
      })
    }
  })

  test('why a login is asked for is said with the login alone', async () => {
    renderModal('authentication', { why: 'Избранное открывается после входа.' })
    expect(screen.getByText('Избранное открывается после входа.')).toBeVisible()
    await goTo('Забыли пароль?')
    await screen.findByRole('dialog', { name: 'Восстановление пароля' })
    expect(screen.queryByText('Избранное открывается после входа.')).not.toBeInTheDocument()
  })
})

describe('use-view-switch', () => {
  const nothing = () => Promise.reject(new Error('no code'))

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
})

describe('WayTo', () => {
  test('on a page it leads to the page of the view, with the e-mail that is one', () => {
    renderWithKernel(
      <>
        <WayTo view="recovery" email="a@b.example">
          Забыли?
        </WayTo>
        <WayTo view="login">Войти</WayTo>
      </>,
    )
    expect(way()).toHaveAttribute('href', '/recovery?email=a%40b.example')
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login')
    expect(way()).not.toHaveAttribute('aria-busy')
  })
})

describe('consent-text-modal', () => {
  const TEXT: InfoAnswer = {
    ITEMS: [
      {
        ID: 1,
        CODE: 'agree',
        TYPE: 'info',
        TITLE: 'Согласие',
        SORT: 0,
        BLOCKS: [
          { type: 'header', data: { text: 'Зачем', level: 1 } },
          { type: 'paragraph', data: { text: 'Чтобы исполнить заказ.' } },
          { type: 'list', data: { style: 'unordered', items: ['имя', 'телефон'] } },
          {
            type: 'image',
            data: { url: '/x.png', caption: '', withBorder: false, withBackground: false, stretched: false },
          },
        ],
      },
    ],
  }
  const open = () => renderModal('consentText', { consent: 'agree' })
  const dialog = () => screen.getByRole('dialog', { name: 'Согласие на обработку персональных данных' })

  test('the shop’s text of a consent is shown in its blocks, and closes', async () => {
    intercept(({ path }) => (path === '/v3/api/info/agree/' ? TEXT : undefined))
    open()
    expect(await within(dialog()).findByRole('heading', { name: 'Зачем' })).toBeVisible()
    expect(within(dialog()).getByText('Чтобы исполнить заказ.')).toBeVisible()
    expect(within(dialog()).getAllByRole('listitem')).toHaveLength(2)
    expect(within(dialog()).queryByRole('img')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('a text that does not come says why and can be asked for again; one that the shop lacks is said', async () => {
    const answers: (object | number)[] = [500, { ITEMS: [] }]
    intercept(({ path }) => (path === '/v3/api/info/agree/' ? answers.shift() : undefined))
    open()
    expect(screen.getByRole('status', { name: 'Загружаем текст согласия' })).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить текст согласия')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText(/ещё не опубликовал этот текст/)).toBeVisible()
    expect(called('/v3/api/info/agree/')).toHaveLength(2)
  })
})
