/** What became of the things that a visitor had chosen. */
export const mergeTexts = {
  mergeFailed: 'Не удалось перенести товары в\u00a0вашу корзину',
  brought: 'Добавили то, что вы выбрали до входа:',
  toBasket: 'в\u00a0корзину\u00a0—',
  toFavourites: 'в\u00a0избранное\u00a0—',
  toViewed: 'в\u00a0просмотренное\u00a0—',
  limitedTail: 'количество некоторых ограничено наличием',
  mergeLimited: 'Количество некоторых товаров в корзине ограничено наличием',
} as const

/** Where a form is for somebody else than the customer who is logged in. */
export const loggedInTexts = {
  loggedIn: (email: string) => `Вы уже вошли как ${email}.`,
  elsewhere: 'Вы вошли в\u00a0другой вкладке',
  toCabinet: 'В\u00a0кабинет',
} as const

/** Texts of the hint under a new password. `reasons` by the warnings of zxcvbn. */
export const strengthTexts = {
  strength: 'Надёжность пароля',
  scores: ['очень слабая', 'слабая', 'средняя', 'хорошая', 'отличная'],
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

/** The library of the hint has no Russian dictionary. */
export const commonPasswords = [
  'пароль',
  'йцукен',
  'йцукенг',
  'привет',
  'любовь',
  'солнце',
  'россия',
  'москва',
  'наташа',
  'максим',
] as const
