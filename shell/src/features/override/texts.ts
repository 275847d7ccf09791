/** A developer looks at versions of his own choice. */
export const overrideTexts = {
  label: 'Выбранные версии',
  versions: (releases: string, until: string) => `Вы смотрите версии ${releases} до\u00a0${until}`,
  off: 'Выключить',
} as const
