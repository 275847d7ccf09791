/** Of the supplier's hours. */
export const contactTexts = {
  open: 'открыто',
  openUntil: (time: string) => `открыто до\u00a0${time}`,
  closed: 'закрыто',
  opensAt: (time: string) => `закрыто, откроется в\u00a0${time}`,
  opensTomorrow: (time: string) => `закрыто, откроется завтра в\u00a0${time}`,
  opensOn: (weekday: string, time: string) => `закрыто, откроется ${weekday} в\u00a0${time}`,
  /** From Monday, as after «откроется». */
  weekdays: [
    'в\u00a0понедельник',
    'во\u00a0вторник',
    'в\u00a0среду',
    'в\u00a0четверг',
    'в\u00a0пятницу',
    'в\u00a0субботу',
    'в\u00a0воскресенье',
  ],
} as const
