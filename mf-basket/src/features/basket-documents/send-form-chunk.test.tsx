import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

/** The file of the form, as the network gives it. */
const chunk = { isThere: false }
jest.mock('./SendForm', () => {
  if (!chunk.isThere) throw new Error('Loading chunk send-basket failed.')
  return jest.requireActual('./SendForm')
})

const { data: state } = basketApi()

test('a form that cannot be loaded is a notice with «Повторить»: the basket stays', async () => {
  state.rows.main = testRows(2)
  const { kernel } = renderPage('/basket', { cookies: LOGGED_IN, personal: {} })
  const documents = within(await screen.findByRole('region', { name: 'Скачать' }))
  await userEvent.click(documents.getByRole('button', { name: 'Отправить корзину на почту' }))
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ kind: 'error' }]))
  expect(screen.getByRole('listitem', { name: 'Товар 1' })).toBeInTheDocument()
  chunk.isThere = true
  kernel.notices.current()[0]?.action?.run()
  expect(await documents.findByRole('textbox', { name: 'Электронная почта' })).toBeInTheDocument()
})
