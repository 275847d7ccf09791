import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Carousel } from './carousel'
import { AnchorTabs, LinkTabs, Tabs } from './tabs'

const ITEMS = ['one', 'two', 'three'].map((id) => ({ id, title: `Вкладка ${id}`, panel: `Панель ${id}` }))

function Three() {
  const [tab, setTab] = useState('one')
  return <Tabs label="Вкладки" items={ITEMS} value={tab} onChange={setTab} />
}

describe('tabs', () => {
  test('an anchor brings its block into view and gives it the focus, also a second time', async () => {
    renderWithKernel(
      <>
        <AnchorTabs
          label="Блоки"
          items={[
            { id: 'person', title: 'Личные данные' },
            { id: 'supplier', title: 'Поставщик' },
          ]}
        />
        <section id="person" tabIndex={-1} aria-label="Личные данные" />
        <section id="supplier" tabIndex={-1} aria-label="Поставщик" />
      </>,
      { path: '/cabinet/settings' },
    )
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Личные данные')).toHaveAttribute('aria-current', 'location')
    expect(document.body).toHaveFocus()
    for (const _press of ['first', 'second']) {
      await userEvent.click(link('Поставщик'))
      expect(screen.getByRole('region', { name: 'Поставщик' })).toHaveFocus()
    }
    expect(link('Поставщик')).toHaveAttribute('aria-current', 'location')
    expect(link('Личные данные')).not.toHaveAttribute('aria-current')
  })

  test('a block that takes the place of its skeleton has the focus, until the buyer moves', async () => {
    const block = (name: string) => {
      const section = document.createElement('section')
      section.id = 'company'
      section.tabIndex = -1
      section.setAttribute('aria-label', name)
      return section
    }
    const [skeleton, loaded, later] = [block('skeleton'), block('loaded'), block('later')]
    document.body.append(skeleton)
    renderWithKernel(<AnchorTabs label="Блоки" items={[{ id: 'company', title: 'Компания' }]} />, {
      path: '/cabinet/settings#company',
    })
    expect(skeleton).toHaveFocus()
    skeleton.replaceWith(loaded)
    await waitFor(() => expect(loaded).toHaveFocus())
    await userEvent.tab()
    loaded.replaceWith(later)
    await waitFor(() => expect(screen.getByRole('region', { name: 'later' })).toBeVisible())
    expect(later).not.toHaveFocus()
    later.remove()
  })

  const chosen = () => screen.getByRole('tab', { selected: true })

  test('← goes back and round, Home and End to the ends, other keys are not the tabs’', async () => {
    render(<Three />)
    await userEvent.tab()
    for (const [key, name] of [
      ['{ArrowLeft}', 'Вкладка three'],
      ['{ArrowLeft}', 'Вкладка two'],
      ['{Home}', 'Вкладка one'],
      ['{End}', 'Вкладка three'],
      ['{ArrowRight}', 'Вкладка one'],
      ['a', 'Вкладка one'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(chosen()).toHaveAccessibleName(name)
      expect(chosen()).toHaveFocus()
    }
    expect(fireEvent.keyDown(chosen(), { key: 'End' })).toBe(false)
    expect(fireEvent.keyDown(chosen(), { key: 'a' })).toBe(true)
  })

  test('links to sibling pages look like tabs and say which page is open', () => {
    renderWithKernel(
      <LinkTabs
        label="Разделы"
        value="orders"
        items={[
          { id: 'orders', title: 'Заказы', count: 0, to: '/cabinet/orders' },
          { id: 'documents', title: 'Документы', to: '/cabinet/documents' },
        ]}
      />,
    )
    const links = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Заказы0', '/cabinet/orders', 'page'],
      ['Документы', '/cabinet/documents', null],
    ])
  })
})

describe('carousel', () => {
  /** jsdom lays nothing out: a row 1,000 px wide of which 400 are seen. */
  const box = { left: 0, shown: 400, whole: 1000 }
  const scrolled = jest.fn()
  beforeEach(() => {
    Object.assign(box, { left: 0, shown: 400, whole: 1000 })
    jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => box.left)
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => box.shown)
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => box.whole)
    Element.prototype.scrollBy = scrolled
  })
  afterAll(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollBy')
  })

  function moveTo(left: number) {
    box.left = left
    fireEvent.scroll(screen.getByRole('list'))
  }
  const reduceMotion = (matches: boolean) => {
    window.matchMedia = jest.fn(
      (media: string) => ({ matches: matches && /reduce/.test(media), media }) as MediaQueryList,
    )
  }
  const show = () =>
    render(
      <Carousel title="Новинки" aside={<a href="/new">Все новинки</a>}>
        <a href="/1">Ручка</a>
        <a href="/2">Папка</a>
      </Carousel>,
    )
  const back = () => screen.getByRole('button', { name: 'Назад' })
  const forward = () => screen.getByRole('button', { name: 'Вперёд' })

  test('a button has nothing to do at its own end, but for a pixel of rounding', () => {
    show()
    expect(back()).toBeDisabled()
    expect(forward()).toBeEnabled()
    moveTo(1)
    expect(back()).toBeDisabled()
    moveTo(2)
    expect(back()).toBeEnabled()
    moveTo(598)
    expect(forward()).toBeEnabled()
    moveTo(599)
    expect(forward()).toBeDisabled()
    expect(back()).toBeEnabled()
  })

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('the buttons turn it by what is seen; motion is reduced: %s', async (reduced, behavior) => {
    reduceMotion(reduced)
    show()
    moveTo(100)
    await userEvent.click(forward())
    expect(scrolled).toHaveBeenLastCalledWith({ left: 400, behavior })
    await userEvent.click(back())
    expect(scrolled).toHaveBeenLastCalledWith({ left: -400, behavior })
    Reflect.deleteProperty(window, 'matchMedia')
  })
})
