import type { ContentBlock, InfoItem } from '@prilavok/shared-kernel/contract'
import { Link, useNavigate } from '@prilavok/shared-kernel/router'
import { renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPiece } from '../../testing/render-app'
import { ContentBlocks } from './ContentBlocks'
import { InfoText } from './InfoText'
import { useAnchorScroll } from './use-anchor-scroll'

function Page({ isReady }: { isReady: boolean }) {
  useAnchorScroll(isReady)
  const navigate = useNavigate()
  return (
    <>
      <Link to="/delivery#зоны">К зонам</Link>
      <Link to="/delivery#price">К ценам</Link>
      <Link to="/delivery">К началу</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
      <h2 id="зоны" tabIndex={-1}>
        Зоны
      </h2>
      <h2 id="price" tabIndex={-1}>
        Цены
      </h2>
    </>
  )
}

describe('ContentBlocks', () => {
  const blocks = (...list: object[]) => list as ContentBlock[]
  const TEXT = blocks(
    { type: 'header', data: { text: 'Зоны', level: 1 } },
    { id: 'where', type: 'paragraph', data: { text: 'По городу.' } },
    { type: 'list', data: { style: 'ordered', items: ['звонок', 'звонок'] } },
    { id: 'what', type: 'list', data: { style: 'unordered', items: ['стол'] } },
  )

  test('headers of a page can be led to, and have the focus then', () => {
    renderPiece(<ContentBlocks blocks={TEXT} />, { path: '/content/delivery?a=1' })
    const header = screen.getByRole('heading', { level: 2, name: 'Зоны' })
    expect(header).toHaveAttribute('id', 'зоны')
    expect(header).toHaveAttribute('tabindex', '-1')
    expect(decodeURIComponent(within(header).getByRole('link').getAttribute('href') ?? '')).toBe(
      '/content/delivery?a=1#зоны',
    )
    expect(screen.getByText('По городу.')).toHaveAttribute('id', 'where')
    const [ordered, unordered] = screen.getAllByRole('list')
    expect([ordered?.tagName, ordered?.id]).toEqual(['OL', ''])
    expect([unordered?.tagName, unordered?.id]).toEqual(['UL', 'what'])
    expect(within(ordered as HTMLElement).getAllByText('звонок')).toHaveLength(2)
  })
})

describe('columns', () => {
  test.each([
    ['short', 'По городу. ', true],
    ['long', 'По городу и за город. '.repeat(200), false],
  ])('a %s text', (_what, text, has) => {
    const block = { type: 'paragraph', data: { text } } as ContentBlock
    renderPiece(<ContentBlocks blocks={[block]} />)
    expect(screen.getByText(/^По городу/).parentElement?.matches('[data-short]')).toBe(has)
  })
})

describe('InfoText', () => {
  const item = (CODE: string, text: string): InfoItem => ({
    ID: 1,
    CODE,
    TYPE: 'info',
    TITLE: CODE,
    SORT: 1,
    BLOCKS: [
      { type: 'header', data: { text: `О ${CODE}`, level: 1 } },
      { type: 'paragraph', data: { text } },
    ],
  })
  const { intercept, called } = testApi(
    () => ({}),
    ({ path, query }) => ({ ITEMS: [item(path, `element ${query.get('element')}`), item('b', 'Второй')] }),
  )

  test.each([
    ['front_up', undefined, 'GET /v3/api/info/front_up/'],
    ['front_up', 'delivery', 'GET /v3/api/info/front_up/?element=delivery'],
    ['pickup_info', undefined, 'GET /v3/api/info/pickup_info/'],
    ['delivery', 'zones', 'GET /v3/api/info/delivery/?element=zones'],
  ])('[SHELL-027] a text of %s, element %s: every one of ITEMS is shown', async (name, element, call) => {
    renderWithKernel(<InfoText name={name} element={element} />)
    expect(await screen.findByText(`element ${element ?? null}`)).toBeVisible()
    expect(screen.getByText('Второй')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(called('/info/')).toEqual([call])
  })

  test('it loads, fails with the reason, and can be asked for again; no text is nothing', async () => {
    intercept(() => 422)
    const { container } = renderWithKernel(<InfoText name="a" />)
    expect(screen.getByRole('status', { name: 'Загружаем текст' })).toBeInTheDocument()
    expect(await screen.findByText('Отказ сервера')).toBeVisible()
    intercept(() => ({ ITEMS: [] }))
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByText('', { selector: 'body' })
    expect(container).not.toHaveTextContent('Отказ')
  })
})

describe('use-anchor-scroll', () => {
  const scrolled = jest.fn()
  const open = (path: string, isReady = true) => renderWithKernel(<Page isReady={isReady} />, { path })
  const press = (name: string) => userEvent.click(screen.getByText(name))

  beforeEach(() => {
    scrolled.mockClear()
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled(this.id)
    }
  })

  test('each link scrolls to its place and moves the focus there, without scrolling once more', async () => {
    open('/delivery')
    const focused = jest.spyOn(screen.getByRole('heading', { name: 'Зоны' }), 'focus')
    await press('К зонам')
    expect(scrolled.mock.calls).toEqual([['зоны']])
    expect(screen.getByRole('heading', { name: 'Зоны' })).toHaveFocus()
    expect(focused).toHaveBeenCalledWith({ preventScroll: true })
    await press('К ценам')
    await press('К ценам')
    expect(scrolled.mock.calls).toEqual([['зоны'], ['price'], ['price']])
  })
})
