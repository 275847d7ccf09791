export const passwordSuccessTexts = { title: 'Смена пароля', close: 'Хорошо' } as const
