import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { press } from './press'

/** A box of the settings by its label. */
export const box = (name: string | RegExp): HTMLElement => {
  const field = screen.getByLabelText(name, { selector: 'input, select' })
  return field
}
export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

/** Puts another text into a box, as a paste does. */
export async function retype(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(box(name))
  if (text) await userEvent.paste(text)
}
export const save = (): Promise<void> => press(button('Сохранить'))

/** A notice says that all is saved; the bar is gone. */
export async function expectSaved({ notices }: Kernel, more = ''): Promise<void> {
  await waitFor(() => expect(notices.current()).toMatchObject([{ text: `Изменения сохранены.${more}` }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Сохран/ })).not.toBeInTheDocument())
}
