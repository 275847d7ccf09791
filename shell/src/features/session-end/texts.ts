import type { Logout } from '@prilavok/shared-kernel/token'

export const sessionEndTexts = {
  loggedOut: { here: 'Вы вышли', everywhere: 'Вы вышли на всех устройствах' } satisfies Record<
    Logout,
    string
  >,
  ended: 'Сеанс завершён, войдите снова',
  logIn: 'Войти',
} as const
