import { testRow } from './test-rows'

const product = (ID: number, changes: Parameters<typeof testRow>[0]) =>
  testRow({ ID, QUANTITY: 0, BASKET: 0, PRICE: 10, ...changes })

export const PEN = product(1, { UP_CODE_1C: '184302', NAME: 'Ручка «Литера Клик»', PRICE: 18.4 })
export const PAPER = product(2, { UP_CODE_1C: '100241', NAME: 'Бумага А4 «Белый лист»', PRICE: 318 })
/** Sold by six, 36 are there. */
export const GEL = product(3, {
  ...{ UP_CODE_1C: '201775', NAME: 'Ручка гелевая «Глайд»', REMAIN: 36 },
  UP_MULTIPLICITY: { MIN: 6, STEP: 6 },
})
const TAPES = [
  product(4, { UP_CODE_1C: '264118', NAME: 'Скотч прозрачный 48 мм', PRICE: 64.5 }),
  product(5, { UP_CODE_1C: '264125', NAME: 'Скотч прозрачный 19 мм', PRICE: 41.2 }),
]
const TONER = product(6, { UP_CODE_1C: '405117', NAME: 'Тонер CF259X', PRICE: 2000 })
export const GONE = product(7, { UP_CODE_1C: '777777', NAME: 'Дырокол старый', REMAIN: 0 })
export const PUNCH = product(8, { UP_CODE_1C: '888888', NAME: 'Дырокол новый', PRICE: 400 })

/** What codes and names of lists are looked up in. */
export const CATALOGUE = [PEN, PAPER, GEL, ...TAPES, TONER, GONE, PUNCH]
