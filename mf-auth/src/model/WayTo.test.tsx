import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthViews, AuthViewsContext } from './auth-views'
import { WayTo } from './WayTo'

const way = () => screen.getByRole('link', { name: /Забыли/ })
function openInModal(pending?: AuthViews['pending']) {
  const views = { show: jest.fn(), prefetch: jest.fn(), pending }
  renderWithKernel(
    <AuthViewsContext value={views}>
      <WayTo view="recovery" email="a@b.example">
        Забыли?
      </WayTo>
    </AuthViewsContext>,
  )
  return views
}

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

test('in the modal a press shows the view there, and does not follow the link', async () => {
  const views = openInModal()
  const clicks: boolean[] = []
  document.addEventListener('click', (event) => clicks.push(event.defaultPrevented), { once: true })
  await userEvent.click(way())
  expect(views.show).toHaveBeenCalledWith('recovery', { email: 'a@b.example' })
  expect(clicks).toEqual([true])
})

test.each(['Control', 'Shift', 'Meta'])('with %s it is a link as any other', async (key) => {
  const views = openInModal()
  const user = userEvent.setup()
  // The test's browser opens no other page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard(`{${key}>}`)
  await user.click(way())
  await user.keyboard(`{/${key}}`)
  expect(views.show).not.toHaveBeenCalled()
})

test('the code of the view is asked for when the link is pointed at, and when it is focused', async () => {
  const views = openInModal()
  expect(views.prefetch).not.toHaveBeenCalled()
  await userEvent.hover(way())
  expect(views.prefetch.mock.calls).toEqual([['recovery']])
  act(() => way().focus())
  expect(views.prefetch.mock.calls).toEqual([['recovery'], ['recovery']])
})

test.each([
  ['recovery', 'true'],
  ['login', null],
  [undefined, null],
] as const)('while the code of %s is on its way it is busy: %s', (pending, busy) => {
  openInModal(pending)
  expect(way().getAttribute('aria-busy')).toBe(busy)
  expect(way().querySelector('span') !== null).toBe(busy === 'true')
})
