import type { OfferItem } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offersApi, testItem } from '../../testing/offers-api'
import { SaleItem } from './SaleItem'

const { intercept } = offersApi()

const PEN = { ID: 775, NAME: 'Ручка чёрная' }
const show = (changes: Partial<OfferItem> = {}) => {
  renderWithKernel(
    <ul data-rows="">
      <SaleItem item={testItem({ ...PEN, ...changes })} ahead={false} />
    </ul>,
  )
  return screen.getByRole('listitem', { name: 'Ручка чёрная' })
}

describe('what can be done with it', () => {
  test('without a connection it waits for one', async () => {
    intercept(({ method }) => (method === 'POST' ? 0 : undefined))
    const row = show()
    await userEvent.click(within(row).getByRole('button', { name: 'В корзину' }))
    expect(await within(row).findByText('ждёт связи')).toHaveAttribute('data-unsent', 'true')
    expect(within(row).queryByText('в корзине')).not.toBeInTheDocument()
  })

  test('what the basket does not take says why', async () => {
    intercept(({ method }) =>
      method === 'POST' ? Response.json({ error: 'Товар снят' }, { status: 422 }) : undefined,
    )
    const row = show()
    await userEvent.click(within(row).getByRole('button', { name: 'В корзину' }))
    await waitFor(() => expect(row.querySelector('.change-note')).not.toBeEmptyDOMElement())
  })
})

describe('by keyboard', () => {
  const quantity = (name: RegExp) => screen.getByRole('textbox', { name })

  test('the button that was pressed by a key hands the focus on to the quantity', async () => {
    const row = show()
    within(row).getByRole('button', { name: 'В корзину' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(quantity(/чёрная/)).toHaveFocus())
  })
})
