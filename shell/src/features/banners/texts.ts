import { NBSP } from '@prilavok/shared-kernel/format'

export const bannersTexts = {
  slider: 'Акции и предложения',
  /** Said of the slider and its slides instead of «область» and «группа». */
  carousel: 'карусель',
  slide: 'слайд',
  more: 'Подробнее',
  moreOf: (title: string) => `Подробнее: ${title}`,
  previous: 'Предыдущий слайд',
  next: 'Следующий слайд',
  pause: 'Остановить показ',
  play: 'Продолжить показ',
  place: (number: number, count: number) => `${number}${NBSP}из${NBSP}${count}`,
  count: (number: number, count: number) => `${number}${NBSP}/${NBSP}${count}`,
  current: (place: string, title: string) => `${place}: ${title}`,
} as const
