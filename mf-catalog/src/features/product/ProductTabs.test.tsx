import { render, screen } from '@testing-library/react'

import { type ComponentProps, useState } from 'react'
import { type ProductTab, ProductTabs } from './ProductTabs'

type Props = Partial<ComponentProps<typeof ProductTabs>>
const onTab = jest.fn()
const CERTIFICATE = { ID: 1, NAME: 'Сертификат', PATH: '/1.pdf', SIZE: 1, TYPE: 'pdf' }

function Shown(props: Props) {
  const [tab, setTab] = useState<ProductTab>(props.tab ?? 'description')
  return (
    <ProductTabs
      description={'Первый абзац.\n\nВторой абзац.'}
      properties={[
        { CODE: 'a', TITLE: 'Цвет', VALUE: 'синий' },
        { CODE: 'b', TITLE: 'Вес', VALUE: '5 г' },
      ]}
      certificates={[CERTIFICATE]}
      {...props}
      tab={tab}
      onTab={(next) => {
        onTab(next)
        setTab(next)
      }}
    />
  )
}
beforeEach(() => onTab.mockClear())
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const panel = () => screen.getByRole('tabpanel')

test('[CAT-057] description, properties and certificates, with how many there are', () => {
  const { container } = render(<Shown />)
  expect(tabs()).toEqual(['Описание', 'Свойства2', 'Сертификаты1'])
  expect(screen.getByRole('tablist', { name: 'О товаре' })).toBeVisible()
  expect(container.querySelector('#about')).not.toBeNull()
})

test('the description stands in its paragraphs; without one that is said', () => {
  const { unmount } = render(<Shown />)
  expect([...panel().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Первый абзац.',
    'Второй абзац.',
  ])
  unmount()
  render(<Shown description="" />)
  expect(panel()).toHaveTextContent('Описания пока нет.')
})

test('[CAT-059] without certificates there is no tab for them: the description stands in its place', () => {
  render(<Shown certificates={[]} tab="certificates" />)
  expect(tabs()).toEqual(['Описание', 'Свойства2'])
  expect(selected()).toBe('Описание')
})
