import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { settingReader } from '../../platform/settings/read-setting'
import type { CompanyLookUp } from './company-look-up'
import { openCompanyLookUp, readCompanySettings } from './open-company-look-up'

/** A server that speaks the protocol of DaData, with invented data. */
interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: { query: string; count: number }
}
const asked: Asked[] = []
let reply: { status: number; body: string; hold?: boolean } = { status: 200, body: '' }
let server: Server
let lookUp: CompanyLookUp

const PARTY = {
  value: 'ООО "БУМАЖНЫЙ ЁЖ"',
  data: {
    inn: '7788000420',
    kpp: '778801001',
    ogrn: '1197788000420',
    name: {
      full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "БУМАЖНЫЙ ЁЖ"',
      short_with_opf: 'ООО "БУМАЖНЫЙ ЁЖ"',
    },
    management: { name: 'Папкин Лев Ильич', post: 'ДИРЕКТОР' },
    state: { status: 'LIQUIDATING' },
    address: { value: 'г Москва', unrestricted_value: '101000, г Москва, ул Складочная, д 1' },
  },
}
const PERSON = {
  value: 'ИП Скрепкин Егор Львович',
  data: {
    inn: '778800000012',
    ogrn: '319778800000012',
    kpp: null,
    management: null,
    fio: { surname: 'Скрепкин', name: 'Егор', patronymic: 'Львович' },
    name: { full_with_opf: 'Индивидуальный предприниматель Скрепкин Егор Львович', short_with_opf: null },
    state: { status: 'ACTIVE' },
    address: null,
  },
}

const settingsFor = (env: Record<string, string>) => {
  const faults: string[] = []
  return { settings: readCompanySettings(settingReader(env, faults)), faults }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(await text(request)) as Asked['body'],
    })
    if (reply.hold) return
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
const lookUpWithin = (milliseconds: number) => {
  const { port } = server.address() as AddressInfo
  const { settings } = settingsFor({
    COMPANY_LOOK_UP: 'dadata',
    DADATA_TOKEN: 'key',
    DADATA_URL: `http://127.0.0.1:${port}/suggestions/api/4_1/`,
    DADATA_TIMEOUT_MS: String(milliseconds),
  })
  return openCompanyLookUp(settings)
}
beforeEach(async () => {
  asked.length = 0
  lookUp = await lookUpWithin(30_000)
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
const answer = (suggestions: unknown[]) => {
  reply = { status: 200, body: JSON.stringify({ suggestions }) }
}

test('a name is suggested, in the shape of the client item', async () => {
  answer([PARTY, PERSON])
  expect(await lookUp.companies('ёж')).toEqual([
    {
      INN: '7788000420',
      KPP: '778801001',
      OGRN: '1197788000420',
      COMPANY_NAME: PARTY.data.name.full_with_opf,
      SHORT_NAME: 'ООО "БУМАЖНЫЙ ЁЖ"',
      OWNER: 'Папкин Лев Ильич',
      ADDRESS: '101000, г Москва, ул Складочная, д 1',
      ACTIVE: 'N',
    },
    {
      INN: '778800000012',
      KPP: '',
      OGRN: '319778800000012',
      COMPANY_NAME: 'Индивидуальный предприниматель Скрепкин Егор Львович',
      SHORT_NAME: 'ИП Скрепкин Егор Львович',
      OWNER: 'Скрепкин Егор Львович',
      ADDRESS: '',
      ACTIVE: 'Y',
    },
  ])
  expect(asked[0]).toMatchObject({
    path: '/suggestions/api/4_1/rs/suggest/party',
    headers: { authorization: 'Token key', 'content-type': 'application/json' },
    body: { query: 'ёж', count: 10 },
  })
})

test('a whole INN is looked up, not suggested; a bank by its own method', async () => {
  answer([PARTY])
  await lookUp.companies('7788000420')
  answer([
    {
      value: 'Медный Пенал',
      data: { bic: '044588501', name: { payment: 'АО "МЕДНЫЙ ПЕНАЛ"' }, correspondent_account: '30101' },
    },
  ])
  expect(await lookUp.banks('0445')).toEqual([
    { BANK_CODE: '044588501', BANK_NAME: 'АО "МЕДНЫЙ ПЕНАЛ"', CORRESPOND_ACCOUNT: '30101', ADDRESS: '' },
  ])
  expect(asked.map(({ path }) => path.replace(/^.*\/rs\//, ''))).toEqual(['findById/party', 'suggest/bank'])
})

test('the same question is asked once, a failed one again', async () => {
  reply = { status: 503, body: '{}' }
  await expect(lookUp.companies('кит')).rejects.toThrow('503')
  answer([PARTY])
  await Promise.all([lookUp.companies('кит'), lookUp.companies('Кит'), lookUp.companies('кит')])
  expect(asked).toHaveLength(2)
})

test.each([
  ['no JSON', { status: 200, body: '<html>' }],
  ['another shape', { status: 200, body: '{"suggestions":[{"data":null}]}' }],
  ['a rejected key', { status: 403, body: '{}' }],
])('%s is a failure', async (_name, wrong) => {
  reply = wrong
  await expect(lookUp.companies('енот')).rejects.toThrow()
})

test('no answer in time is a failure', async () => {
  reply = { status: 200, body: '', hold: true }
  await expect((await lookUpWithin(300)).companies('енот')).rejects.toThrow('timeout')
})

test('a service that fails again and again is left alone for a while', async () => {
  reply = { status: 500, body: '{}' }
  for (let count = 0; count < 8; count += 1) await expect(lookUp.companies(`кит ${count}`)).rejects.toThrow()
  expect(asked).toHaveLength(5)
})

test('settings: nothing is looked up without any, DaData is only with its key', () => {
  expect(settingsFor({})).toEqual({ settings: null, faults: [] })
  expect(settingsFor({ COMPANY_LOOK_UP: 'dadata' }).faults[0]).toContain('DADATA_TOKEN')
  expect(settingsFor({ COMPANY_LOOK_UP: 'dadata', DADATA_TOKEN: 'key' }).settings).toMatchObject({
    url: 'https://suggestions.dadata.ru/suggestions/api/4_1',
    timeout: 3000,
  })
})
