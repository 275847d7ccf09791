/** Of a browser's first visit (AMB-33). */
export const firstEntryTexts = {
  /** Two lines: as one piece of text it would be the largest of the page, and so the page's largest paint, once it is alive. */
  greeting: (shop: string) => `Добро пожаловать в\u00a0«${shop}».\nКорзина сохранится и\u00a0без входа.`,
} as const
