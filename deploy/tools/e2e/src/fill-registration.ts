import type { Locator, Page } from '@playwright/test'
import { tickConsents } from './tick-consents'

/** A company of the bundled register. */
export const COMPANY = { inn: '7788000420', name: 'ООО «Вектор Плюс»' }

/** An address that no other test has used. */
export const newEmail = (name: string): string => `${name}-${Date.now().toString(36)}@vektor.example`

/** The registration form that the page or its modal shows. */
export const registrationForm = (page: Page): Locator =>
  page.locator('form', { has: page.locator('[name=surname]') })

/** Fills in a person with both consents; those of a company are others' affair. */
export async function fillPerson(page: Page, email: string): Promise<void> {
  const form = registrationForm(page)
  await form.getByLabel(/Фамилия/).fill('Соколова')
  await form.getByLabel(/^Имя/).fill('Марина')
  await form.getByLabel(/Отчество/).fill('Игоревна')
  await form.getByLabel(/Почта/).fill(email)
  await form.getByRole('textbox', { name: /Телефон/ }).fill('916 555-04-18')
  await tickConsents(form)
}
