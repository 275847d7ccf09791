import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../../testing/render-app'
import { ContentFrame } from './ContentFrame'

const show = () =>
  renderPiece(
    <ContentFrame title="Доставка" path="/content/front_up/delivery">
      По городу 390 ₽
    </ContentFrame>,
    { shop: { NAME: 'Бланк', PHONES: ['8 800', '8 801'], DOMAIN_NAME: 'blank.example' } },
  )

test('a page of the shop tells where it stands, on the screen and on paper', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: /^Доставка/ })).toBeVisible()
  expect(screen.getByText('Доставка', { selector: '[aria-current]' })).toBeVisible()
  expect(screen.getByText('Бланк, 8 800, 8 801, blank.example/content/front_up/delivery')).toBeInTheDocument()
})

test('it can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  show()
  await userEvent.click(screen.getByRole('button', { name: /Распечатать|Печать/ }))
  expect(print).toHaveBeenCalledTimes(1)
})
