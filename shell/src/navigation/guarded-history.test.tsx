import { KernelProvider, useKernel } from '@prilavok/shared-kernel/kernel'
import { createLeaveGuards, useLeaveGuard } from '@prilavok/shared-kernel/leave-guard'
import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { BrowserRouter } from '../client/BrowserRouter'
import { LeaveQuestion } from '../features/leave-question/LeaveQuestion'
import { type BrowserHistory, guardedHistory } from './guarded-history'

const discarded = jest.fn()
function Page() {
  const { pathname, search } = useLocation()
  const [text, setText] = useState('')
  useLeaveGuard(text !== '', () => {
    discarded()
    setText('')
  })
  return (
    <>
      <h1>{pathname + search}</h1>
      <label>
        Адрес
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/basket">Корзина</Link>
      <Link to="?sort=price">По цене</Link>
      <output>{useKernel().leaveGuards.active() ? 'не сохранено' : 'сохранено'}</output>
    </>
  )
}

function open() {
  window.history.replaceState(null, '', '/catalog-list')
  const kernel = testKernel()
  const history = guardedHistory(createBrowserHistory({ window, v5Compat: true }), kernel.leaveGuards, window)
  render(
    <KernelProvider value={kernel}>
      <BrowserRouter history={history} opensAtOnce={() => false}>
        <Page />
        <LeaveQuestion />
      </BrowserRouter>
    </KernelProvider>,
  )
  act(() => history.push('/login'))
}
const at = (path: string) => screen.findByRole('heading', { name: path })
const type = async () => {
  await at('/login')
  await userEvent.type(screen.getByLabelText('Адрес'), 'Тверь')
}
const question = () => screen.findByRole('alertdialog', { name: 'Введённое не сохранено' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a link asks before unsaved input is left; staying keeps page and input, leaving goes on', async () => {
  open()
  await type()
  await userEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  await question()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Остаться' })).toHaveFocus())
  await press('Остаться')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText('Адрес')).toHaveValue('Тверь')
  expect(window.location.pathname).toBe('/login')
  expect(discarded).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  await question()
  await press('Уйти без сохранения')
  await at('/basket')
  expect(window.location.pathname).toBe('/basket')
  expect(discarded).toHaveBeenCalledTimes(1)
})

test('Back asks too: the address stays that of the page until the buyer agrees', async () => {
  open()
  await type()
  window.history.back()
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: '/login' })).toBeVisible()
  expect(screen.getByLabelText('Адрес')).toHaveValue('Тверь')

  window.history.back()
  await question()
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  await press('Уйти без сохранения')
  await at('/catalog-list')
  expect(window.location.pathname).toBe('/catalog-list')
})

test('two quick Backs are one question: the page keeps its address until the buyer agrees', async () => {
  open()
  await at('/login')
  await userEvent.click(screen.getByRole('link', { name: 'По цене' }))
  await at('/login?sort=price')
  await userEvent.type(screen.getByLabelText('Адрес'), 'Тверь')
  window.history.back()
  window.history.back()
  await question()
  await waitFor(() => expect(window.location.search).toBe('?sort=price'))
  expect(window.location.pathname + window.location.search).toBe('/login?sort=price')
  expect(screen.getByLabelText('Адрес')).toHaveValue('Тверь')
  expect(screen.getByRole('heading', { name: '/login?sort=price', hidden: true })).toBeInTheDocument()
  await press('Уйти без сохранения')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a Back that comes while the page returns is added to the first; the return goes all the way', () => {
  const listening: { hear?: (change: { action: string; delta: number }) => void } = {}
  const go = jest.fn()
  const history = { go, listen: (hear: () => void) => Object.assign(listening, { hear }) }
  const page = { history: { state: { idx: 5 } }, addEventListener: () => undefined }
  const guards = createLeaveGuards()
  guards.add()
  const heard = jest.fn()
  guardedHistory(history as unknown as BrowserHistory, guards, page as unknown as Window).listen(heard)
  const pop = (idx: number, delta: number) => {
    page.history.state = { idx }
    listening.hear?.({ action: 'POP', delta })
  }
  pop(4, -1)
  expect(go.mock.calls).toEqual([[1]])
  pop(3, -1)
  expect(go.mock.calls).toEqual([[1]])
  pop(4, 1)
  expect(go.mock.calls).toEqual([[1], [1]])
  pop(5, 1)
  expect(heard).not.toHaveBeenCalled()
  guards.question.current()?.leave()
  expect(go).toHaveBeenLastCalledWith(-2)
  pop(3, -2)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a step within the page and leaving without input ask nothing', async () => {
  open()
  await type()
  await userEvent.click(screen.getByRole('link', { name: 'По цене' }))
  await at('/login?sort=price')
  await userEvent.clear(screen.getByLabelText('Адрес'))
  await userEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  await at('/basket')
  window.history.back()
  await at('/login?sort=price')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('closing the tab with unsaved input makes the browser ask', async () => {
  open()
  await at('/login')
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  await type()
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
})
