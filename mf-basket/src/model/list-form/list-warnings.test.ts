import { listWarnings } from './list-warnings'

describe('list-warnings', () => {
  const warnings = (cut: number, tooLong: boolean) =>
    listWarnings({ lines: [], skipped: [], leftOut: [], cut, tooLong })

  test.each([
    [2, 'Ещё 2 строки вставьте отдельно.'],
    [5, 'Ещё 5 строк вставьте отдельно.'],
  ])('%i lines beyond the limit are counted', (cut, end) => {
    const [text, ...others] = warnings(cut, false).map((one) => one.replaceAll('\u00a0', ' '))
    expect(text).toBe(`Взяты первые 1 000 строк: больше в корзину не войдёт. ${end}`)
    expect(others).toEqual([])
  })

  test('a text that was not read to its end says so first', () => {
    const texts = warnings(3, true).map((one) => one.replaceAll('\u00a0', ' '))
    expect(texts).toEqual([
      'Текст слишком длинный: прочитаны первые 500 000 знаков. Остальное вставьте отдельно.',
      expect.stringContaining('Ещё 3 строки'),
    ])
    expect(warnings(0, true)).toHaveLength(1)
  })
})
