export const paletteTexts = {
  found: 'Товары',
  corrected: (query: string) => `Товары по запросу «${query}»`,
  viewed: 'Вы смотрели',
  sum: (sum: string) => `сумма ${sum}`,
} as const
