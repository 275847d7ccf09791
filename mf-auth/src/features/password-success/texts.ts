export const passwordSuccessTexts = { title: 'Пароль изменён', close: 'Хорошо' } as const
