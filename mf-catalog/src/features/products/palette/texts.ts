export const paletteTexts = {
  found: 'Товары',
  viewed: 'Вы смотрели',
  sum: (sum: string) => `сумма ${sum}`,
} as const
