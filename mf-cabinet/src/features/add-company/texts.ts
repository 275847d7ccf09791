export const addCompanyTexts = {
  companyName: 'Название компании',
  email: 'Почта компании',
  innHint: 'Название, КПП и ОГРН подставим по реестру',
  later: 'Адреса и банк можно заполнить потом в настройках.',
  cancel: 'Отменить',
  saving: 'Сохраняем…',
  saved: 'Компания добавлена',
} as const
