import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPalette, paletteField } from '../../testing/palette'

const ask = () => screen.queryByRole('row', { name: 'Задать вопрос поставщику' })
const search = () => screen.queryByRole('row', { name: /^Искать/ })

test('without text there are no actions of the shop itself', async () => {
  await openPalette()
  expect(ask()).toBeNull()
  expect(search()).toBeNull()
})

test.each(['вопрос', 'помощь', 'написать', 'обратная связь'])(
  '«%s» finds the question to the supplier, which opens in the place of the palette',
  async (text) => {
    const { kernel } = await openPalette({ plan: { slots: {} } })
    await userEvent.type(paletteField(), text)
    expect(ask()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(kernel.modals.current()).toEqual([{ name: 'askQuestion', props: {} }])
  },
)

test('what does not fit the question is searched for alone, where some part has a page of results', async () => {
  const { unmount } = await openPalette({ plan: { slots: {} } })
  await userEvent.type(paletteField(), 'ыъщ')
  expect(ask()).toBeNull()
  expect(search()).toHaveTextContent('Искать «ыъщ» во всём каталогеCtrl Enter')
  unmount()
  await openPalette({ plan: { slots: {}, routes: [] } })
  await userEvent.type(paletteField(), 'ыъщ')
  expect(search()).toBeNull()
})
