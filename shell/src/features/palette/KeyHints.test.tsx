import { render, screen } from '@testing-library/react'
import { KeyHints } from './KeyHints'

test('the keys of the palette stand under its entries, those of products apart', () => {
  render(<KeyHints />)
  const hintOf = (meaning: string) => screen.getByText(meaning)
  const keysOf = (meaning: string) =>
    [...hintOf(meaning).querySelectorAll('kbd')].map((key) => key.textContent)
  expect(keysOf('выбрать')).toEqual(['↑', '↓'])
  expect(keysOf('количество')).toEqual(['Tab'])
  expect(keysOf('в корзину или открыть')).toEqual(['Enter'])
  expect(keysOf('страница товара')).toEqual(['Shift Enter'])
  expect(keysOf('закрыть')).toEqual(['Ctrl K'])
  const ofProducts = ['выбрать', 'количество', 'в корзину или открыть', 'страница товара', 'закрыть'].filter(
    (meaning) => hintOf(meaning).hasAttribute('data-products'),
  )
  expect(ofProducts).toEqual(['количество', 'страница товара'])
})
