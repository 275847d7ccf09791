import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The button of the order form, also while the order is on its way. */
export const sendButton = () => screen.getByRole('button', { name: /Отправить заказ|Отправляем/ })

/** Ticks both consents. */
export const giveConsents = async (): Promise<void> => {
  for (const box of screen.getAllByRole('checkbox', { name: /Согласен/ })) await userEvent.click(box)
}
