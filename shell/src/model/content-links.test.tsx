import type { PageLink } from '@prilavok/shared-kernel/contract'
import { screen } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { contentLinks, mainLinks } from './content-links/content-links'
import { useContentLinks, useLinkTitle } from './content-links/use-content-links'

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

describe('content-links', () => {
  const page = (CODE: string, TITLE: string): PageLink => ({ CODE, TITLE })
  const shown = (lists: Parameters<typeof contentLinks>[0]) => {
    const { buyer, company } = contentLinks(lists)
    const line = ({ to, title }: { to: string; title: string }) => `${to} ${title}`
    return { buyer: buyer.map(line), company: company.map(line) }
  }
  const GUIDE = '/content/front_up/how_to_make_order'
  const CONTACTS = '/content/front_up/contact_info Контакты'

  test('while the lists are not known the guide and the contacts are linked to', () => {
    expect(shown({})).toEqual({ buyer: [`${GUIDE} Как сделать заказ`], company: [CONTACTS] })
  })

  test('pages stand in the order of the shop, with the names of the shop, without blanks around them', () => {
    expect(
      shown({
        front_up: [page('delivery', ' Доставка '), page('how_to_make_order', 'Заказ за минуту')],
        front_down: [page('about_company', 'Наша история'), page('contact_info', 'Где мы')],
      }),
    ).toEqual({
      buyer: ['/content/front_up/delivery Доставка', `${GUIDE} Заказ за минуту`],
      company: ['/content/front_down/about_company О нас', '/content/front_down/contact_info Где мы'],
    })
  })

  test('a shop that has no guide has no link to it; one that keeps it in the other list has it among the buyer’s', () => {
    expect(shown({ front_up: [], front_down: [] })).toEqual({ buyer: [], company: [CONTACTS] })
    expect(
      shown({ front_up: [page('delivery', 'Доставка')], front_down: [page('how_to_make_order', 'Порядок')] }),
    ).toEqual({ buyer: [`${GUIDE} Порядок`, '/content/front_up/delivery Доставка'], company: [CONTACTS] })
    expect(
      shown({
        front_up: [page('how_to_make_order', 'Как купить')],
        front_down: [page('how_to_make_order', 'Порядок')],
      }),
    ).toEqual({ buyer: [`${GUIDE} Как купить`], company: [CONTACTS] })
  })

  test('contacts that stand in a list are not linked to twice', () => {
    expect(shown({ front_up: [page('contact_info', 'Адрес')], front_down: [] })).toEqual({
      buyer: ['/content/front_up/contact_info Адрес'],
      company: [],
    })
  })

  test('the main links are in an order of their own, from both groups, and only those that there are', () => {
    const links = contentLinks({
      front_up: [page('delivery', 'Доставка'), page('price', 'Цены')],
      front_down: [page('about_company', 'Кто мы'), page('jobs', 'Вакансии')],
    })
    expect(mainLinks(links).map(({ title }) => title)).toEqual(['О нас', 'Доставка', 'Контакты'])
  })
})

describe('use-content-links', () => {
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
})
