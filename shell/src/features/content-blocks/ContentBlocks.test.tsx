import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import { screen, within } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { ContentBlocks } from './ContentBlocks'

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

test('a text inside a page takes none of the ids of the page', () => {
  const { container } = renderPiece(<ContentBlocks blocks={TEXT} heading="h3" />)
  const header = screen.getByRole('heading', { level: 3, name: 'Зоны' })
  expect(header).not.toHaveAttribute('tabindex')
  expect(within(header).queryByRole('link')).toBeNull()
  expect(container.querySelector('[id]')).toBeNull()
})

test('nothing twice is missed by React', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderPiece(
    <ContentBlocks
      blocks={blocks(
        { type: 'paragraph', data: { text: 'а' } },
        { type: 'paragraph', data: { text: 'а' } },
        { type: 'list', data: { style: 'ordered', items: ['б', 'б'] } },
      )}
    />,
  )
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

describe('a picture', () => {
  const show = (data: object) =>
    renderPiece(<ContentBlocks blocks={blocks({ id: 'box', type: 'image', data })} />)

  test('has its caption, said once, and the looks that the editor has given it', () => {
    show({
      url: '/upload/box.svg',
      caption: 'Коробка',
      withBorder: true,
      withBackground: true,
      stretched: true,
    })
    const picture = screen.getByRole('img', { name: 'Коробка' })
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture.parentElement).toHaveAttribute('id', 'box')
    for (const look of ['border', 'background', 'stretched'])
      expect(picture.parentElement).toHaveAttribute(`data-${look}`, 'true')
    expect(screen.getByText('Коробка')).toHaveAttribute('aria-hidden', 'true')
  })

  test('without any of them is a plain one that says nothing', () => {
    const { container } = show({ url: '/upload/box.svg', withBorder: false })
    const picture = screen.getByRole('presentation')
    expect(picture).toHaveAttribute('alt', '')
    for (const look of ['border', 'background', 'stretched'])
      expect(picture.parentElement).not.toHaveAttribute(`data-${look}`)
    expect(container.querySelector('figcaption')).toBeNull()
  })

  test('without an address is none', () => {
    const { container } = show({ url: '', caption: 'Коробка' })
    expect(container.querySelector('figure')).toBeNull()
  })
})
