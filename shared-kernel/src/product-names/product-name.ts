const UNIT = /(\d) (?=(?:г|кг|мм|см|м|мкм|мл|л|шт|уп|лист(?:ов|а)?|Вт|В|ГБ|мА)(?![а-яёa-z]))/gi
/** «16 цв.», «4 отд.»: a short word with a full stop is a unit, too. */
const SHORTENED = /(\d) (?=[а-яё]{1,5}\.)/g
const TIMES = /(\d) ?([×xх]) ?(?=\d)/g

/** A product's name as it is shown: a number keeps its unit and sizes stay in one line. */
export const formatProductName = (name: string): string =>
  name
    .replace(TIMES, (all, before: string, sign: string) =>
      /\s/.test(all) ? `${before}\u00a0${sign}\u00a0` : all,
    )
    .replace(UNIT, '$1\u00a0')
    .replace(SHORTENED, '$1\u00a0')
