import { screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

const TEXT = /В браузере отключены файлы cookie: войти нельзя, а корзина пропадёт, когда вы обновите страницу/

afterEach(() => jest.restoreAllMocks())

test('a browser without cookies is told what is lost and what to do, until it is closed', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { kernel } = renderApp()
  expect(screen.getByText(TEXT)).toBeInTheDocument()
  expect(kernel.notices.current()).toMatchObject([{ lasting: true }])
})

test('with cookies nothing is said of them', () => {
  renderApp()
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
})
