import { NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

const STAYING: PluralForms = ['поставщик останется', 'поставщика останутся', 'поставщиков останутся']

export const changeTexts = {
  reason: 'Причина',
  reasonHint: 'Её прочтут в журнале',
  reasonMissing: 'Укажите причину: её прочтут в журнале',
  whatHappens: 'Что изменится',
  checking: 'Проверяем все сочетания версий…',
  nothing: 'Ничего не изменится',
  before: 'сейчас',
  after: 'станет',
  further: 'дальше сама',
  withdrawn: 'отзывается',
  unreached: (count: number, release: string, names: string) =>
    `Своё правило держит: ещё ${count}${NBSP}${pluralize(count, STAYING)} на${NBSP}${release}: ${names}`,
  rejected: 'Так изменить нельзя',
  changedMeanwhile: `Пока вы${NBSP}смотрели, правила изменились: в${NBSP}другой вкладке, у${NBSP}коллеги или по${NBSP}расписанию`,
  showNew: 'Показать новое',
  done: 'Изменение в\u00a0силе. Магазины получат его в\u00a0течение двух секунд',
  undo: 'Отменить',
  undone: 'Отмена изменения',
  apply: 'Применить',
  applying: 'Применяем…',
}
