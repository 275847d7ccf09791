import { screen } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { useContentLinks, useLinkTitle } from './use-content-links'

function Links() {
  const { buyer, company } = useContentLinks()
  const title = useLinkTitle('delivery')
  return (
    <>
      <p>Покупателю: {buyer.map((link) => link.to).join(' ')}</p>
      <p>Компания: {company.map((link) => link.to).join(' ')}</p>
      <p>Доставка: {title ?? 'нет'}</p>
    </>
  )
}
const LISTS = {
  front_up: [
    { CODE: 'delivery', TITLE: 'Как мы возим' },
    { CODE: 'a b', TITLE: 'С пробелом' },
  ],
  front_down: [
    { CODE: 'vacancies', TITLE: 'Вакансии' },
    { CODE: '../x', TITLE: 'Выше' },
  ],
}

test('links lead to the pages of both lists, and to none whose code fits no address', () => {
  renderPiece(<Links />, { pageLists: LISTS })
  expect(screen.getByText('Покупателю: /content/front_up/delivery')).toBeInTheDocument()
  expect(
    screen.getByText('Компания: /content/front_down/vacancies /content/front_up/contact_info'),
  ).toBeInTheDocument()
  expect(screen.getByText('Доставка: Как мы возим')).toBeInTheDocument()
})

test('a page that the shop does not have has no title', () => {
  renderPiece(<Links />, { pageLists: {} })
  expect(screen.getByText('Доставка: нет')).toBeInTheDocument()
})

test('a title is found in the other list, too', () => {
  renderPiece(<Links />, { pageLists: { front_down: [{ CODE: 'delivery', TITLE: 'Возим' }] } })
  expect(screen.getByText('Доставка: Возим')).toBeInTheDocument()
})
