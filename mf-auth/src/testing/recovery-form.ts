import { act, fireEvent, screen } from '@testing-library/react'
import { CUSTOMER } from './auth-api'
import { put } from './put'

/** The link of an e-mail of recovery. */
export const LINK = `/recovery?email=${CUSTOMER.email}&user_checkword=K7QF`

export const email = () => screen.getByLabelText(/^Почта/)
export const checkword = () => screen.findByLabelText(/^Контрольное слово/)
export const newPassword = () => screen.findByLabelText(/^Новый пароль(?! ещё)/)
const again = () => screen.getByLabelText(/^Новый пароль ещё раз/)
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export async function tickBoth(): Promise<void> {
  await act(async () => {
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  })
}
export async function askForEmail(address: string = CUSTOMER.email): Promise<void> {
  await put(email(), address)
  await tickBoth()
  await press('Отправить письмо')
}
export async function typePasswords(first: string, second = first): Promise<void> {
  if (first) await put(await newPassword(), first)
  if (second) await put(again(), second)
  await press('Сохранить пароль')
}
