import { screen } from '@testing-library/react'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { head } from './SettingsPage'

cabinetApi()

test('the settings are a page of the cabinet, with an entry of its menu', () => {
  renderPage('/cabinet/settings')
  expect(screen.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Настройки' })).toHaveAttribute('aria-current', 'page')
  expect(head()).toEqual({ title: 'Настройки', robots: 'noindex' })
})
