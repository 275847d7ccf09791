import { NBSP } from '@prilavok/shared-kernel/format'

/** Words about the columns of a list. */
export const columnTexts = {
  kinds: { code: 'Код', name: 'Название', quantity: 'Количество' },
  chosen: (kind: string, title: string) => `${kind}: столбец${NBSP}«${title}»`,
  numbered: (number: number) => `№${NBSP}${number}`,
  nowhere: 'Нет в списке',
  change: 'Изменить',
  ready: 'Свернуть',
  form: 'Столбцы списка',
  alike: (titles: readonly string[]) =>
    `Количеством могут быть столбцы ${titles.map((title) => `«${title}»`).join(` и${NBSP}`)}. Выберите столбец: пока количество не${NBSP}взято.`,
} as const
