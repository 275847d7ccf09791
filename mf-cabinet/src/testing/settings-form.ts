import { screen } from '@testing-library/react'
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
