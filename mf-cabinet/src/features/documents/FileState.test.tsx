import type { Download } from '@prilavok/shared-kernel/files'
import { render, screen } from '@testing-library/react'
import { FileState } from './FileState'

const show = (changes: Partial<Download>) =>
  render(
    <FileState
      name="Прайс.xlsx"
      download={{
        ...{ busy: true, progress: undefined, received: undefined, problem: undefined },
        ...{ start: () => undefined, cancel: () => undefined },
        ...changes,
      }}
    />,
  ).container
const bar = () => screen.getByRole('progressbar', { name: 'Скачиваем: Прайс.xlsx' })

test('a file that is not on its way, or has only just gone, says nothing', () => {
  expect(show({})).toBeEmptyDOMElement()
  expect(show({ progress: 0.5 })).toBeEmptyDOMElement()
})

test.each([
  [0, '0 %'],
  [0.129, '12 %'],
  [1, '100 %'],
])('of one that is %s on its way it tells how far it is', (progress, text) => {
  const container = show({ progress, received: 1024 })
  expect(container.textContent?.replace(/\s/g, ' ')).toBe(text)
  expect(bar()).toHaveAttribute('value', String(progress))
})

test('where the size is not known it tells how much has come', () => {
  const container = show({ received: 98_304 })
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('Получено 96 КБ')
  expect(bar()).not.toHaveAttribute('value')
})

test('even of the first byte', () => {
  show({ received: 0 })
  expect(bar()).toBeInTheDocument()
})

test('one that failed says why, and no longer how far it was', () => {
  show({ problem: 'Файл не найден', received: 1024, progress: 0.5 })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Файл не найден$/)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
