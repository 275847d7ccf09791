import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REVOKE } from '../../testing/auth-api'
import { renderSlot } from '../../testing/render-page'

const { intercept } = authApi()
const opener = () => screen.getByRole('button', { name: 'Марина' })

test('a logout closes the menu, whose button is busy until it is done', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path !== REVOKE) return undefined
    await answered
    return 0
  })
  renderSlot('header.account', {}, { cookies: LOGGED_IN, personal: {} })
  expect(opener()).not.toHaveAttribute('aria-busy')
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(opener()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('button', { name: 'Выйти' })).not.toBeInTheDocument()
  answer()
  await waitFor(() => expect(opener()).not.toHaveAttribute('aria-busy'))
})
