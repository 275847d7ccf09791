import type { AuthView } from '../../model/auth-views'
import { texts } from '../../texts'

export const viewTitles: Readonly<Record<AuthView, string>> = {
  login: texts.title,
  registration: 'Регистрация',
  recovery: 'Восстановление пароля',
  signUp: 'Первый вход',
  firstPassword: 'Придумайте пароль',
}
export const viewsTexts = {
  notLoaded: 'Не удалось открыть. Проверьте соединение и повторите',
} as const
