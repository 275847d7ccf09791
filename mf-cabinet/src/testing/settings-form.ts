import { act, fireEvent, screen } from '@testing-library/react'
import { put } from './put'

/** A box of the settings by its label. */
export const box = (name: string | RegExp): HTMLElement => {
  const field = screen.getByLabelText(name, { selector: 'input, select' })
  return field
}
export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

/** Puts another text into a box. */
export const retype = (name: string | RegExp, text: string): Promise<void> => put(box(name), text)
export const save = (): Promise<void> => act(async () => void fireEvent.click(button('Сохранить')))
