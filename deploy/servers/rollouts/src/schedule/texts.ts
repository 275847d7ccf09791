import type { MeasureName } from '../health/comparison/measures'

const WORSE: Record<MeasureName, string> = {
  failures: 'Просмотры со сбоем чаще, чем у стабильной версии',
  mismatches: 'Страницу чаще, чем у стабильной версии, приходится строить в браузере заново',
  baskets: 'Посещений без товара в корзине больше, чем у стабильной версии',
  paints: 'Медленных страниц больше, чем у стабильной версии',
}

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })

/** Reasons in the log of changes that nobody made by hand. */
export const scheduleTexts = {
  failed: (measure: MeasureName, candidatePercent: number, stablePercent: number) =>
    `${WORSE[measure]}: ${number.format(candidatePercent)} % против ${number.format(stablePercent)} %`,
  failedInSeveral: (shops: readonly string[], example: string) =>
    `Отозвана у нескольких поставщиков (${shops.join(', ')}). ${example}`,
  step: (from: number, to: number) => `Шаг по расписанию: ${number.format(from)} → ${number.format(to)} %`,
  promoted: 'Последний шаг расписания: версия стала стабильной',
  thawed: 'Срок заморозки вышел',
  tooFewViews: (views: number, least: number) =>
    `Мало просмотров для следующего шага: ${number.format(views)} из ${number.format(least)}`,
}
