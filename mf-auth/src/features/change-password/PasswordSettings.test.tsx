import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { authApi } from '../../testing/auth-api'
import { change, fields, next, openChange, RIGHT } from '../../testing/change-password-form'
import { renderSlot } from '../../testing/render-page'

const { intercept } = authApi()

test('while it is unknown who the customer is, password managers are told no name', () => {
  intercept(() => 503)
  const { container } = renderSlot('settings.password', {}, { cookies: LOGGED_IN })
  expect(next()).toBeVisible()
  expect(container.querySelector('input[autocomplete=username]')).not.toBeInTheDocument()
})

test('a password can be changed again, in a form that is empty each time', async () => {
  const { kernel } = openChange()
  for (const _change of [1, 2]) {
    await change(RIGHT)
    await waitFor(() => expect(kernel.modals.current()).toHaveLength(1))
    for (const field of Object.values(fields)) expect(field()).toHaveValue('')
    act(() => kernel.modals.close())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})
