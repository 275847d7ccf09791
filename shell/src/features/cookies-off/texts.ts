/** Of a browser that takes no cookies from the shop. */
export const cookiesOffTexts = {
  off: 'В браузере отключены файлы cookie: войти нельзя, а корзина пропадёт, когда вы обновите страницу. Разрешите их этому сайту и обновите страницу.',
} as const
