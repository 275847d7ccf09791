import type { LeftOutReason } from './left-out'
import { patternTexts } from './pattern-texts'

/** What e-mails and documents say around a list. */
const AROUND =
  /^(итого|всего|здравствуйте|привет|нам|надо|добрый\s(день|вечер)|доброе\sутро|прошу|просим|просьба|нужно|заявка|заказ|с уважением|спасибо|проверьте|ждём|жду|код|артикул|наименование|название|кол-?во|количество|dear|hello|hi|good (morning|afternoon|day)|please|отправлено с|sent from|хорошего дня|заранее)(?!\p{L})[^\d]*$/iu
/** Fields of a letter or a form: who, where, when, how it is paid. */
const FIELDS =
  /^(дата|покупатель|поставщик|продавец|получатель|плательщик|грузополучатель|грузоотправитель|заказчик|исполнитель|контакт(?:ное лицо)?|получение|адрес(?: доставки)?|оплата|доставка|доставить(?: по адресу)?|банк получателя|телефон|от|отправлено|отправитель|копия|дата отправки|from|to|cc|sent|date|subject|комментарий|договор|основание|руководитель|директор|(?:главный )?бухгалтер|менеджер|товары, с ндс|от кого|кому|тема)\s*(?::|\s{2}|$)/i
const DEADLINES =
  /^(срок\s+(поставки|доставки|оплаты|исполнения|действия)|доставка|самовывоз|(нужно|надо|необходимо|прошу|просьба|можно)\s+(к|до|доставить|привезти|отгрузить))(?![а-яё])/i
const OWN_TITLES =
  /^(заказ|сч[её]т|предложение|накладная|заявка|договор|контракт|спецификация|приложение|акт|упд|сч[её]т-фактура|исх|вх)(?!\p{L})[^\d]*№\s*\S*\d|№\s*\S+\s+от\s+[«"]?\d{1,2}[»".\s]/iu
const REQUISITES =
  /(?<!\p{L})(ИНН|КПП|ОГРН(?:ИП)?|ОКПО|БИК)\s*:?\s*\d|(?<!\d)\d{20}(?!\d)|(?<!\p{L})(р\/с|к\/с)(?!\p{L})/u
const FIRMS = /^(ООО|ОАО|ЗАО|ПАО|АО|ИП)\s+["«\p{Lu}]/u
const PEOPLE =
  /^(\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+(?:вич|вна|чна)|\p{Lu}\p{Ll}+\s+\p{Lu}\.\s?(\p{Lu}\.?)?|\p{Lu}\.\s?(\p{Lu}\.\s?)?\p{Lu}\p{Ll}+)$/u
/** What ends a letter: after it stands a signature, as far as nothing is counted. */
const SIGNED =
  /^(с\s+уважением|--|—$|спасибо|(best|kind|warm)?\s*regards|sincerely|thanks|thank you)(?!\p{L})[^\d]*$/iu
/** Who signs: a post and a name. */
const POSTS =
  /^(?:(?:составил|утвердил|утверждаю|согласовал|согласовано|проверил|отпустил|получил|принял|сдал|исполнил)[аио]?(?!\p{L})[^\d]*$)|^((старший|ведущий|главный)\s+)?(офис-?менеджер|менеджер|специалист|завхоз|начальник|заместитель|секретарь|директор|бухгалтер|снабженец|администратор|зав\.|отдел\s+(снабжения|закупок))(?!\p{L})[^\d]*$/iu
/** A sum in words. */
const IN_WORDS = /рубл(ей|я|ь)(?!\p{L}).*копе(ек|йк)/iu
const TAXES = /^(в том числе|без|сумма)\s+ндс(?![а-яё])/i
/** A signature: «тел. +7 (495) 200-01-01», «e-mail: …». */
const CONTACTS = [
  /^(тел(ефон)?|моб(ильный)?|факс)[\s.:].*(\+7|\(\d{3,}\)|\d{2,3}-\d\d-\d\d)/i,
  /^(e-?mail|почта|сайт)\s*:|^www\.|^https?:\/\//i,
  /^\D*\+7[\s(\d-]{9,}$/,
  /\S@\S+\.\S/,
]
const TOTAL = /^(итого|всего|к оплате|сумма)(?![а-яё])/i
/** «этаж 5, офис 303909», «пропуск 12»: where somebody is. */
const ROOMS =
  /^(?:(?:этаж|подъезд|офис|оф|каб|кабинет|комната|пропуск|паспорт|домофон|вход|корпус|корп|стр|строение)\.?\s*(?:№\s*)?(?:\d[\p{L}\d-]*|\p{L}(?!\p{L}))(?:\s+\d+)?[\s,;.]*)+$/iu
/** «125167, г. Москва», «ул. Ленина, д. 5». */
const ADDRESSES = [
  /(?<!\p{L})([Уу]л|[Уу]лица|пр-т|[Пп]роспект|пер|переулок|шоссе|б-р|бульвар)\.?\s+\p{Lu}\p{Ll}+|ск(ое|ая|ий)\s+(ш\.|шоссе|пр-т|проспект|ул\.|улица|пер\.)/u,
  /^\d{6},\s*(г\.|город\s|россия|\p{Lu}\p{Ll}+\s+(обл|край|респ))/iu,
  /(?<!\p{L})(ул|пр-т|просп|проспект|пер|шоссе|наб)[.\s].*(?<!\p{L})(д|дом)\.?\s*\d/iu,
]
const REASONS: readonly (readonly [LeftOutReason, readonly RegExp[]])[] = [
  ['total', [TOTAL, IN_WORDS, TAXES]],
  ['bank', [REQUISITES]],
  ['contact', [...ADDRESSES, ROOMS, FIELDS, DEADLINES, FIRMS, PEOPLE, ...CONTACTS]],
  ['signature', [SIGNED, POSTS]],
  ['letter', [AROUND, OWN_TITLES]],
]

/** «Заявка на ноябрь 2026»: no count. */
const YEAR = /(?<!\d)20\d\d(?!\d)/g
/** «Бухгалтерия:» above the lines of a department. */
const SECTION = /^\D+:$/

/** «… 10 шт», «184302 – 5»: how many of something. Whatever else a letter says in such a line, it is no greeting and no address. */
const ORDERED = new RegExp(
  `(?<![\\d.,/])\\d{1,6}\\s*${patternTexts.unit}\\)?\\s*[.,;]?$|(?<![\\d№-])(?<!№\\s)\\d{6}(?![\\d-])[^\\d]{0,60}(?:[-–—:×xх*]|\\s)\\s*\\d{1,5}$`,
  'iu',
)
const isOrdered = (line: string): boolean => ORDERED.test(withoutAddress(withoutPhones(line)).trim())
const OF_LETTERS: ReadonlySet<LeftOutReason> = new Set(['contact', 'signature', 'letter'])

/** Why a line of a letter asks for nothing: greeting, signature, address, bank, total. Undefined: it may ask for a product. */
export function aroundList(line: string): LeftOutReason | undefined {
  const undated = line.replace(YEAR, ' ')
  const isSaid = isOrdered(line)
  const [reason] =
    REASONS.find(
      ([one, patterns]) =>
        !(isSaid && OF_LETTERS.has(one)) && patterns.some((pattern) => pattern.test(undated)),
    ) ?? []
  if (isSaid) return reason
  return (
    reason ?? (isTitles(line) || SECTION.test(line) ? 'heading' : isContact(line) ? 'contact' : undefined)
  )
}

/** Titles of columns that a copy has put into one line. */
const TITLES = /(?<!\p{L})(код|артикул|наименование|товар|кол-?во|количество|цена|сумма|ед|итого)(?!\p{L})/giu
const isTitles = (line: string): boolean => !/\d/.test(line) && (line.match(TITLES)?.length ?? 0) > 2

/** Who is called by a telephone number, and nothing else. */
function isContact(line: string): boolean {
  const rest = withoutPhones(line)
  return rest !== line && !/\d/.test(rest) && (rest.match(/\p{L}+/gu)?.length ?? 0) < 4
}

/** After it stands a signature, as far as nothing is counted. */
export const beginsSignature = (line: string): boolean => SIGNED.test(withoutPhones(line))

const PHONES = [
  /(?<![\d.,])(?:\+7|[78])[\s-]\d{3}[\s-]\d{3}[\s-]\d\d[\s-]\d\d(?!\d)/g,
  /(?<![\d.,])(?:\+7|[78])?[\s-]?\(\d{3,5}\)[\s-]?\d[\d -]{4,10}\d(?:\s*доб\.?\s*\d+)?/g,
  /(?<![\d.,])(?:\+7|[78])-\d{3}-\d{3}-?\d\d-?\d\d(?!\d)/g,
  /\+7[\s-]?\d{3}[\s-]?\d{3}[\s-]?\d\d[\s-]?\d\d(?!\d)/g,
  /(?<!\d)(?:\+7|[78])\d{10}(?!\d)/g,
  /(?<![\d-])\d{2,3}-\d\d-\d\d(?![\d-])/g,
  // Of a town or an office: only its word tells it from a code.
  /(?<=(?<!\p{L})(?:тел(?:ефон)?|моб|факс|доб|вн)[.:]\s{0,2})\d[\d -]{2,9}(?!\d)/giu,
]

/** «, звонить», «тел.:» before a number. */
const CALLED = /[,;(]?\s*(?<!\p{L})(?:звон\S*|позвон\S*|телефон|тел|моб|т|контакт\S*)[.:\s]*\)?$/iu

/** A line without its telephone numbers: their digits are neither codes nor counts. */
export function withoutPhones(line: string): string {
  const rest = PHONES.reduce((text, phone) => text.replace(phone, ' '), line)
  return rest === line ? line : rest.trimEnd().replace(CALLED, '')
}

/** Behind what is ordered: «, ул. Ленина, д. 5». */
const ADDRESS_BEHIND =
  /[,;]?\s+(?:г\.\s*\p{Lu}\p{Ll}+,?\s*)?(?<!\p{L})(?:ул|пр-т|просп|проспект|пер|шоссе|наб|б-р)\.?\s+\p{Lu}\p{Ll}+.*$/u

/** A line without the address behind its product. */
export const withoutAddress = (line: string): string => line.replace(ADDRESS_BEHIND, '')
