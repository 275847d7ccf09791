import type { Logout } from '@prilavok/shared-kernel/token'

export const sessionEndTexts = {
  loggedOut: { here: 'Вы вышли', everywhere: 'Вы вышли на всех устройствах' } satisfies Record<
    Logout,
    string
  >,
  logIn: 'Войти',
} as const
