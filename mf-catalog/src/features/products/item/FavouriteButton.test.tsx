import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { FavouriteButton } from './FavouriteButton'
import { FavouritesProvider, RemovedFavourite } from './removed-favourite'

const { data } = catalogApi()

const ADD = 'В\u00a0избранное'
const show = (FAVORITE: 'Y' | 'N', wide?: boolean) =>
  renderWithKernel(
    <FavouriteButton product={testProduct({ ID: 7, FAVORITE })} wide={wide} className="heart" />,
    {
      kernel: partKernel(),
    },
  )
const button = () => screen.getByRole('button')

test.each([
  ['N', 'false', ADD],
  ['Y', 'true', 'Убрать из\u00a0избранного'],
] as const)('the heart of FAVORITE %s is pressed: %s; its tooltip is «%s»', (FAVORITE, pressed, title) => {
  show(FAVORITE)
  expect(button()).toHaveAccessibleName(ADD)
  expect(button()).toHaveAttribute('aria-pressed', pressed)
  expect(button()).toHaveAttribute('title', title)
  expect(button()).toHaveClass('heart')
})

test.each([
  ['N', ADD, ADD],
  ['Y', 'В\u00a0избранном', 'Убрать из\u00a0избранного'],
] as const)('with its words FAVORITE %s reads «%s»', (FAVORITE, words, title) => {
  show(FAVORITE, true)
  expect(button().textContent).toBe(words)
  expect(button()).toHaveAttribute('title', title)
  expect(button()).toHaveAttribute('aria-pressed', String(FAVORITE === 'Y'))
  expect(button()).toHaveClass('heart')
})

test.each([false, true])('a press makes the product a favourite; with words: %s', async (wide) => {
  show('N', wide)
  await userEvent.click(button())
  await waitFor(() => expect([...data.favourites]).toEqual([7]))
})

describe('that a product was taken out', () => {
  const note = (FAVORITE: 'Y' | 'N') => (
    <RemovedFavourite product={testProduct({ ID: 7, FAVORITE })} className="note" />
  )

  test('is said in a list of favourites, with the way back', async () => {
    const { container } = renderWithKernel(<FavouritesProvider>{note('N')}</FavouritesProvider>, {
      kernel: partKernel(),
    })
    expect(container.querySelector('.note')).toHaveTextContent(/^Убран из\sизбранного\.Вернуть$/)
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect([...data.favourites]).toEqual([7]))
  })

  test.each([
    ['of a favourite', <FavouritesProvider key="list">{note('Y')}</FavouritesProvider>],
    ['in any other list', note('N')],
  ])('is not said %s', (_where, view) => {
    expect(renderWithKernel(view, { kernel: partKernel() }).container).toBeEmptyDOMElement()
  })
})
