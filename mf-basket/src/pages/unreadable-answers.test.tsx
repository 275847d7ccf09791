import { UNREADABLE_ANSWERS, UNREADABLE_TEXT } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRows } from '../testing/test-rows'

const { data, intercept } = basketApi()

describe.each(UNREADABLE_ANSWERS)('every answer is %s', (_what, answer) => {
  test.each(['/basket', '/basket/ordering'])('%s says so and loads with another try', async (path) => {
    data.rows.main = testRows(1)
    intercept(answer)
    const { kernel } = renderPage(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREADABLE_TEXT)
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Товар 1')).toBeInTheDocument()
    expect(kernel.modals.current()).toEqual([])
  })
})
