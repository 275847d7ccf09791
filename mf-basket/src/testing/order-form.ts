import { act, fireEvent, screen } from '@testing-library/react'

/** The button of the order form, also while the order is on its way. */
export const sendButton = () => screen.getByRole('button', { name: /Отправить заказ|Отправляем/ })

/** Ticks both consents. */
export const giveConsents = async (): Promise<void> => {
  await act(async () => {
    for (const box of screen.getAllByRole('checkbox', { name: /Согласен/ })) fireEvent.click(box)
  })
}
