const UNIT = /(\d) (?=(?:г|кг|мм|см|м|мкм|мл|л|шт|уп|лист(?:ов|а)?|Вт|В|ГБ|мА)(?![а-яёa-z]))/gi
const TIMES = /(\d) ?([×xх]) ?(?=\d)/g

/** A product's name as it is shown: a number keeps its unit and sizes stay in one line. */
export const shownName = (name: string): string =>
  name
    .replace(TIMES, (all, before: string, sign: string) =>
      /\s/.test(all) ? `${before}\u00a0${sign}\u00a0` : all,
    )
    .replace(UNIT, '$1\u00a0')
    .replace(/г\/(?=м)/g, '$&\u2060')
