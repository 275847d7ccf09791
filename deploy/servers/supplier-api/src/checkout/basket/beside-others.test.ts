import { namesOfCall } from '../../catalogue/matching/match-lines'
import { multipart } from '../../platform/files/testing/multipart'
import { slowest } from '../../platform/spreadsheet/testing/workbook-bombs'
import { tableFile } from '../../platform/spreadsheet/testing/workbook-files'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let green: string
let blue: string
beforeAll(async () => {
  api = await startTestApi()
  green = await api.visitor()
  blue = await api.visitor(BLUE)
})
afterAll(() => api.close())

const FILE = tableFile([
  ['Код', 'Кол-во'],
  ['999999', 1],
])
const many = (count: number) => Array.from({ length: count }, (_, at) => at)

/** What puts a call down to an address, if to one. */
const from = (address?: string) => (address === undefined ? {} : { 'x-forwarded-for': address })

function sendFile(token: string, content: Buffer, address?: string) {
  const { headers, payload } = multipart([['file', 'заявка.xlsx', content]])
  const url = `/v4/api/client/order_basket/main/from_excel/?access_token=${token}`
  return api.app.inject({ method: 'POST', url, headers: { ...headers, ...from(address) }, payload })
}

const sendNames = (token: string, names: readonly string[], address?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/v3/api/catalog/product/match/?access_token=${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...from(address),
    },
    payload: new URLSearchParams(names.map((name, at) => [`lines[${at}][name]`, name])).toString(),
  })

/** Three words that nobody sells. */
const nonsense = (seed: number): string =>
  many(3)
    .map((word) =>
      many(8).map((at) => String.fromCharCode(0x430 + ((seed * 7 + word * 11 + at * seed) % 32))),
    )
    .map((letters) => letters.join(''))
    .join(' ')
const nonsenseList = (list: number, lines: number) => many(lines).map((line) => nonsense(list * lines + line))

/** Names of what is sent, in the order of the answers. */
async function orderOf(sent: Record<string, Promise<unknown>>): Promise<string[]> {
  const order: string[] = []
  await Promise.all(Object.entries(sent).map(([name, answer]) => answer.then(() => order.push(name))))
  return order
}

test('the file of another shop, sent after six bombs, is answered before the third of them', async () => {
  const bomb = await slowest()
  await Promise.all([sendFile(green, FILE), sendFile(blue, FILE)])
  const bombs = Object.fromEntries(many(6).map((at) => [`bomb ${at}`, sendFile(green, bomb)]))
  const order = await orderOf({ ...bombs, other: sendFile(blue, FILE) })
  expect(order).toHaveLength(7)
  expect(order.indexOf('other')).toBeLessThan(2)
})

test('the list of another shop is answered while 24 lists of nonsense wait', async () => {
  const lists = Object.fromEntries(
    many(24).map((at) => [`list ${at}`, sendNames(green, nonsenseList(at, 50))]),
  )
  const order = await orderOf({ ...lists, other: sendNames(blue, ['бумага', 'ручка', 'папка']) })
  expect(order).toHaveLength(25)
  expect(order[0]).toBe('other')
})

test('names of a table are searched for by the turns of lists; a table of codes alone needs none', async () => {
  const [address, shopId] = ['203.0.113.3', 1]
  const named = tableFile([
    ['Код', 'Наименование', 'Кол-во'],
    ['999999', 'Степлер CE285A', 1],
  ])
  let end: () => void = () => undefined
  const lists = new Promise<void>((resolve) => {
    end = resolve
  })
  const waiting = many(32).map(() => namesOfCall({ shopId, who: address }, () => lists))
  expect((await sendFile(green, named, address)).statusCode).toBe(429)
  expect((await sendFile(green, FILE, address)).statusCode).toBe(200)
  end()
  await Promise.all(waiting)
  expect((await sendFile(green, named, address)).statusCode).toBe(200)
})

test('too many lists of one address are told when to come again; other addresses are answered', async () => {
  const own = many(33).map((at) => sendNames(green, nonsenseList(at + 100, 2), '203.0.113.1'))
  const other = sendNames(green, ['бумага'], '203.0.113.2')
  const rejected = (await Promise.all(own)).filter(({ statusCode }) => statusCode !== 200)
  expect(rejected.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [429, '10'],
  ])
  expect((await other).statusCode).toBe(200)
})
