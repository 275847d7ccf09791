import { NBSP } from '@prilavok/shared-kernel/format'

export const pastTexts = {
  title: 'Что было',
  time: 'Время',
  about: `Какие версии получали покупатели поставщика в${NBSP}этот момент, и${NBSP}что с${NBSP}тех пор изменилось`,
  past: 'Тогда',
  present: 'Сейчас',
  same: 'без изменений',
  changed: 'изменилось',
  difference: 'Разница',
  none: 'не было',
  noRules: 'Тогда у поставщика ещё не было ни одной версии',
  changedCount: (count: number) => `Отличий от${NBSP}сегодняшнего: ${count}`,
  noTime: 'Укажите время',
  future: 'Это время ещё не наступило',
}
