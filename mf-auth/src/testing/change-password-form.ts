import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { put } from './put'
import { renderSlot } from './render-page'

/** The change of the password as it stands in the settings of the cabinet. */
export const openChange = () => renderSlot('settings.password', {}, { cookies: LOGGED_IN, personal: {} })
export const last = () => screen.getByLabelText(/^Текущий пароль/)
export const next = () => screen.getByLabelText(/^Новый пароль(?! ещё)/)
export const again = () => screen.getByLabelText(/^Новый пароль ещё раз/)
export const fields = { last, next, again }

/** Values that the server accepts. */
export const RIGHT = { last: 'prilavok-demo', next: 'secret7', again: 'secret7' }

export async function change(values: { last?: string; next?: string; again?: string }): Promise<void> {
  for (const name of ['last', 'next', 'again'] as const)
    if (values[name]) await put(fields[name](), values[name])
  await userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
}
