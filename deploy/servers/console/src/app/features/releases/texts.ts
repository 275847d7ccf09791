export const releaseTexts = {
  title: 'Релизы',
  search: 'Версия или сборка',
  commit: 'Сборка',
  date: 'Когда',
  by: 'Кто',
  size: 'Размер',
  notes: 'Что изменилось',
  used: 'Где работает',
  stable: 'стабильная',
  candidate: 'канарейка',
  lastGood: 'запасная',
  unused: 'нигде',
  withdrawn: (shop: string, at: string, reason: string) =>
    `${shop}: отозвана ${at}${reason ? `. ${reason}` : ''}`,
  empty: 'Релизов ещё нет',
  emptyHint: 'Команда публикует первый командой npm run release -- publish',
  nothing: 'Ничего не нашлось',
}
