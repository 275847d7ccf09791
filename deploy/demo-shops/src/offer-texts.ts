/** An offer of the demonstration shops. Days are counted from the load. */
export interface DemoOffer {
  title: string
  preview: string
  detail: string
  /** Picture: a scene of `upload/scenes.ts`. */
  theme: string
  from: number
  /** null: without an end. */
  to: number | null
  /** Main section of the taxonomy whose reduced goods it has. */
  section?: string
  /** Reduction of a few other goods, of an offer that is not valid now. */
  percent?: number
  /** Roubles from which it gives gifts. */
  minSum?: number
  gifts?: number
  firstOrder?: boolean
  /** Its gifts are out of stock. */
  ended?: boolean
}

const RULES =
  'Специальная цена действует в\u00a0указанный срок и\u00a0пока товар есть на\u00a0складе. Скидки не\u00a0складываются: для товара, который участвует в\u00a0нескольких акциях, действует наибольшая.'

const special = (
  section: string,
  theme: string,
  to: number | null,
  title: string,
  preview: string,
): DemoOffer => ({ section, theme, to, title, preview, from: -20, detail: `${preview} ${RULES}` })

/** Valid ones: between them they hold every product with a reduced price. */
export const SECTION_OFFERS: DemoOffer[] = [
  special(
    'paper',
    'paper',
    32,
    'Бумага для офиса дешевле',
    'Листовая бумага, блокноты и\u00a0ежедневники со\u00a0скидкой до\u00a030\u00a0%.',
  ),
  special(
    'writing',
    'writing',
    18,
    'Ручки и\u00a0маркеры по\u00a0спецценам',
    'Пополните запас пишущих принадлежностей на\u00a0весь отдел.',
  ),
  special(
    'files',
    'files',
    45,
    'Архив в\u00a0порядке',
    'Регистраторы, папки и\u00a0короба для документов по\u00a0сниженным ценам.',
  ),
  special(
    'desk',
    'desk',
    27,
    'Всё для рабочего стола',
    'Степлеры, органайзеры, ножницы и\u00a0другие мелочи выгоднее.',
  ),
  special(
    'print',
    'print',
    61,
    'Печатайте выгоднее',
    'Картриджи и\u00a0тонеры популярных моделей по\u00a0спецценам.',
  ),
  special(
    'machines',
    'machines',
    38,
    'Техника для офиса',
    'Калькуляторы и\u00a0другая техника со\u00a0скидкой.',
  ),
  special(
    'it',
    'it',
    52,
    'Периферия и\u00a0элементы питания',
    'Накопители, батарейки и\u00a0кабели дешевле обычного.',
  ),
  special(
    'clean',
    'clean',
    24,
    'Чистый офис',
    'Мыло, полотенца, салфетки и\u00a0мешки по\u00a0сниженным ценам.',
  ),
  special('food', 'food', 41, 'Кофе-пауза', 'Кофе, чай и\u00a0вода для переговорных и\u00a0кухни.'),
  special(
    'furniture',
    'furniture',
    null,
    'Мебель со\u00a0склада',
    'Кресла и\u00a0светильники по\u00a0постоянной сниженной цене.',
  ),
  special(
    'demo',
    'demo',
    70,
    'Для переговорных',
    'Доски, флипчарты и\u00a0всё для презентаций по\u00a0спецценам.',
  ),
  special(
    'school',
    'school',
    85,
    'Учёба и\u00a0творчество',
    'Карандаши, клей и\u00a0наборы для занятий выгоднее.',
  ),
  special(
    'pack',
    'pack',
    35,
    'Склад и\u00a0упаковка',
    'Скотч, плёнка и\u00a0короба со\u00a0скидкой для регулярных отправлений.',
  ),
]

/** To come, and over. */
export const OTHER_OFFERS: DemoOffer[] = [
  {
    title: 'Неделя больших запасов',
    preview: 'Скидка 20\u00a0% на\u00a0товары, которые заканчиваются быстрее всего.',
    detail: `Скоро: скидка 20\u00a0% на\u00a0ходовые товары. ${RULES}`,
    theme: 'desk',
    from: 9,
    to: 16,
    percent: 20,
  },
  {
    title: 'Летняя распродажа остатков',
    preview: 'Последние партии со\u00a0скидкой 25\u00a0%.',
    detail: `Распродажа завершена. ${RULES}`,
    theme: 'pack',
    from: -120,
    to: -75,
    percent: 25,
  },
  {
    title: 'Готовимся к\u00a0отчётности',
    preview: 'Бумага и\u00a0папки со\u00a0скидкой 15\u00a0% для бухгалтерии.',
    detail: `Акция завершена. ${RULES}`,
    theme: 'files',
    from: -300,
    to: -270,
    percent: 15,
  },
]

const GIFT_RULES =
  'Подарок добавляется в\u00a0заказ сам, когда сумма товаров достигает нужной. Стоимость доставки не\u00a0учитывается. Количество подарков ограничено остатком на\u00a0складе.'

const gift = (
  minSum: number,
  from: number,
  to: number | null,
  title: string,
  rest: Partial<DemoOffer> = {},
): DemoOffer => ({
  ...{ minSum, from, to, title, theme: 'gift' },
  preview: `При заказе от\u00a0${minSum.toLocaleString('ru-RU')}\u00a0₽`,
  detail: GIFT_RULES,
  ...rest,
})

export const GIFT_OFFERS: DemoOffer[] = [
  gift(5000, -15, 25, 'Подарок за\u00a0заказ от\u00a05\u00a0000\u00a0₽'),
  gift(15_000, -15, 60, 'Два подарка за\u00a0заказ от\u00a015\u00a0000\u00a0₽', {
    gifts: 2,
    theme: 'coffee',
  }),
  gift(30_000, -0.5, null, 'Подарок за\u00a0первый заказ от\u00a030\u00a0000\u00a0₽', {
    firstOrder: true,
    theme: 'furniture',
    detail: `${GIFT_RULES} Заказ должен быть первым: от\u00a0вас или вашей организации.`,
  }),
  gift(50_000, -10, 40, 'Набор для переговорной за\u00a0заказ от\u00a050\u00a0000\u00a0₽', {
    ended: true,
    theme: 'demo',
  }),
  gift(10_000, 12, 42, 'Скоро: подарок за\u00a0заказ от\u00a010\u00a0000\u00a0₽'),
  gift(7000, -420, -20, 'Подарок постоянным клиентам', { theme: 'coffee' }),
]
