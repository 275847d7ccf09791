import { NBSP } from './number'

/** Words that an address shortens before a name or a number: «г. Москва», «ул. Новая», «стр. 2». */
const BEFORE =
  /(?<![\p{L}\d])(г|гор|пос|пгт|с|д|дер|обл|р-н|мкр|ул|пр|пр-т|пр-д|пер|пл|наб|ш|б-р|туп|ал|к|корп|стр|вл|лит|эт|оф|кв|пом|каб|комн)\.\s+(?=[\p{L}\d«])/giu
/** The same words after a name: «Варшавское ш.», «Тверская ул.». */
const AFTER = /(?<=\p{Ll})\s+(?=(?:обл|р-н|мкр|ул|пр|пр-т|пр-д|пер|пл|наб|ш|б-р|туп|ал)\.?(?:,|$))/gu
/** Whole words before a number: «дом 4», «офис 412». */
const WHOLE =
  /(?<![\p{L}\d])(дом|корпус|строение|владение|офис|квартира|этаж|помещение|подъезд|склад|а\/я)\s+(?=\d)/giu
/** The number of a house stays with its street: «Вавилова, 19». */
const HOUSE = /,\s+(?=\d{1,4}\p{L}?(?:[/-]\d+)?(?:,|$))/gu

/** An address as it is typeset: what belongs together stands on one line. The text is not changed otherwise. */
export const formatAddress = (address: string): string =>
  address
    .replace(BEFORE, `$1.${NBSP}`)
    .replace(AFTER, NBSP)
    .replace(WHOLE, `$1${NBSP}`)
    .replace(HOUSE, `,${NBSP}`)
