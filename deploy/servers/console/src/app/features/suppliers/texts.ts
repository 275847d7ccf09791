import { NBSP } from '@prilavok/shared-kernel/format'

export const supplierTexts = {
  title: 'Поставщики',
  fits: 'Версии работают вместе',
  fitsNot: 'Эти версии не работают вместе',
  empty: 'Поставщиков пока нет',
  emptyHint: `Они появятся, когда у${NBSP}магазина будет домен или своё правило`,
  freezeAll: 'Заморозить все версии',
  unfreezeAll: 'Снять заморозку со всех версий',
}
