/** Texts of the login form, from 001 §5 and §8 where they are given. */
export const loginTexts = {
  password: 'Пароль',
  forgotten: 'Забыли пароль?',
  noPassword: 'Ещё нет пароля?',
  other: 'Войти с\u00a0другой почтой',
  newHere: 'Нет учётной записи?',
  register: 'Зарегистрироваться',
  registrationClosed:
    'Регистрация в\u00a0этом магазине закрыта: доступ даёт поставщик, контакты внизу страницы.',
  who: 'Кто входит',
  customer: 'Клиент',
  partner: 'Я - партнер',
  loggingIn: 'войти',
  submitting: 'Входим…',
} as const
