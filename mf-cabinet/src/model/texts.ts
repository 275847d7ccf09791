import { NBSP } from '@prilavok/shared-kernel/format'

/** Rules and warnings of the forms of a company, from 001 §5. */
export const companyFormTexts = {
  noCompanyName: 'Введите данные',
  wrongKpp: 'Указан некорректный КПП',
  wrongOgrn: 'Указан некорректный ОГРН',
  /** AMB-53 */
  noWayBack: `После перехода в${NBSP}профиль юридического лица вернуться в${NBSP}профиль физического лица будет невозможно`,
  notUnderstood: 'Подтвердите, что вернуться будет нельзя',
  understood: `Понимаю, что вернуться будет нельзя`,
  kpp: 'КПП',
  kppHint: '9\u00a0цифр',
  ogrn: 'ОГРН',
  ogrnHint: '13\u00a0цифр',
  addCompany: 'Добавить компанию',
} as const
