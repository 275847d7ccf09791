/** Of a browser's first visit (AMB-33). */
export const firstEntryTexts = {
  greeting: (shop: string) => `Добро пожаловать в\u00a0«${shop}». Корзина сохранится и\u00a0без входа.`,
} as const
