import type { Certificate } from '@prilavok/shared-kernel/contract'
import { render, screen } from '@testing-library/react'
import { Certificates } from './Certificates'

const certificate = (ID: number, changes: Partial<Certificate> = {}): Certificate => ({
  ID,
  NAME: `Сертификат № ${ID}`,
  PATH: `/upload/${ID}.pdf`,
  SIZE: 421_888,
  TYPE: 'pdf',
  ...changes,
})
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

test('each is a link to its file, which opens in another tab, with its type and size', () => {
  render(<Certificates items={[certificate(1)]} />)
  const link = screen.getByRole('link', { name: 'Сертификат № 1' })
  expect(link).toHaveAttribute('href', '/upload/1.pdf')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
  expect(link).toHaveAttribute('title', 'Откроется в новой вкладке')
  expect(plain(screen.getByRole('listitem'))).toBe('Сертификат № 1PDF, 412 КБ')
})

test('without a type its size stands alone', () => {
  render(<Certificates items={[certificate(1, { TYPE: '' })]} />)
  expect(plain(screen.getByRole('listitem'))).toBe('Сертификат № 1412 КБ')
})
