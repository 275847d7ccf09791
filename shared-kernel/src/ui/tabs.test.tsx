import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AnchorTabs, Tabs } from './tabs'

function Product() {
  const [tab, setTab] = useState('about')
  const items = [
    { id: 'about', title: 'Описание', panel: 'Ручка пишет' },
    { id: 'properties', title: 'Свойства', count: 18, panel: 'Цвет синий' },
  ]
  return <Tabs label="О товаре" items={items} value={tab} onChange={setTab} />
}

test('arrows move the choice and the focus, the panel follows', async () => {
  render(<Product />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'Описание' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: /Свойства/ })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: /Свойства/ })).toHaveTextContent('Цвет синий')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Описание' })).toHaveAttribute('aria-selected', 'true')
})

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
