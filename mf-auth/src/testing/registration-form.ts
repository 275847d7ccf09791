import type { Country, FoundCompany } from '@prilavok/shared-kernel/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { put } from './put'

export const COUNTRIES: Country[] = [
  { ID: 643, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12], INN_NAME: 'ИНН' },
  { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' },
  { ID: 496, NAME: 'Монголия', MOK_CODE: '496', INN_COUNT: [], INN_NAME: 'Налоговый номер' },
]

export const company = (changes: Partial<FoundCompany> = {}): FoundCompany => ({
  INN: '7736207543',
  KPP: '773601001',
  OGRN: '1027700229193',
  COMPANY_NAME: 'Общество с ограниченной ответственностью «Вектор»',
  SHORT_NAME: 'ООО «Вектор»',
  OWNER: 'Соколов Пётр Ильич',
  ADDRESS: 'г. Москва, ул. Складская, 4',
  ACTIVE: 'Y',
  ...changes,
})

export const box = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name })
export const inn = () => screen.getByRole('combobox', { name: /ИНН/ })
export const organisation = () => screen.getByRole('combobox', { name: /Организация/ })
export const consents = () => screen.getAllByRole('checkbox')
export const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' })))

export interface PersonInput {
  surname?: string
  name?: string
  middleName?: string
  email?: string
  phone?: string
}
export const PERSON: Required<PersonInput> = {
  surname: 'Соколова',
  name: 'Марина',
  middleName: 'Игоревна',
  email: 'zakupki@vektor.example',
  phone: '9165550418',
}

/** Puts in what is given. */
export async function fillPerson(person: PersonInput): Promise<void> {
  const { surname, name, middleName, email, phone } = person
  if (surname) await put(box(/Фамилия/), surname)
  if (name) await put(box(/^Имя/), name)
  if (middleName) await put(box(/Отчество/), middleName)
  if (email) await put(box(/Почта/), email)
  if (phone) await put(box(/Телефон/), phone)
}
export async function agree(): Promise<void> {
  await act(async () => {
    for (const consent of consents()) fireEvent.click(consent)
  })
}
export async function fillCompany(): Promise<void> {
  await put(inn(), '7736207543')
  await put(organisation(), 'ООО «Вектор»')
}
