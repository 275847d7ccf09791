/** Texts of the hint under a new password. `reasons` by the warnings of zxcvbn. */
export const strengthTexts = {
  strength: 'Надёжность пароля',
  scores: ['очень слабый', 'слабый', 'средний', 'хороший', 'отличный'],
  longer: 'Добавьте ещё одно-два слова',
  reasons: {
    topTen: 'Это один из самых частых паролей',
    topHundred: 'Это один из самых частых паролей',
    common: 'Такой пароль часто встречается',
    similarToCommon: 'Похож на частый пароль',
    wordByItself: 'Одно слово легко угадать',
    namesByThemselves: 'Имена легко угадать',
    commonNames: 'Имена легко угадать',
    straightRow: 'Клавиши подряд легко угадать',
    keyPattern: 'Клавиши подряд легко угадать',
    simpleRepeat: 'Повторы легко угадать',
    extendedRepeat: 'Повторы легко угадать',
    sequences: 'Знаки по порядку легко угадать',
    recentYears: 'Годы легко угадать',
    dates: 'Даты легко угадать',
    userInputs: 'Ваши почту и имя легко угадать',
  },
} as const
