/** Of a browser that takes no cookies from the shop. */
export const cookiesOffTexts = {
  off: 'В\u00a0браузере отключены файлы cookie: войти нельзя, а\u00a0корзина пропадёт, когда вы обновите страницу. Разрешите их этому сайту и\u00a0обновите страницу.',
} as const
