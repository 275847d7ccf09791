import type { IncomingMessage } from 'node:http'
import { createAskers } from './asker'

const request = (headers: Record<string, string>, remoteAddress: string | undefined = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const FORWARDED = {
  host: 'edge:8080',
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'evil.example, shop.example',
  'x-forwarded-proto': 'http, https',
}

test('without a proxy nobody is believed', () => {
  const headers = FORWARDED
  expect(createAskers(false)(request(headers))).toEqual({
    headers,
    host: 'edge:8080',
    ip: '10.0.0.1',
    protocol: 'http',
  })
  expect(createAskers(false)({ headers: {}, socket: {} } as unknown as IncomingMessage)).toMatchObject({
    host: '',
    ip: '',
  })
})

test('a proxy is believed in what it has added itself', () =>
  expect(createAskers(['10.0.0.0/8'])(request(FORWARDED))).toMatchObject({
    host: 'shop.example',
    ip: '1.2.3.4',
    protocol: 'https',
  }))

test('one that says nothing leaves what the request says', () =>
  expect(createAskers(['10.0.0.0/8'])(request({ host: 'shop.example' }))).toMatchObject({
    host: 'shop.example',
    ip: '10.0.0.1',
    protocol: 'http',
  }))

test('one that is not trusted is not believed', () =>
  expect(createAskers(['192.168.0.0/16'])(request(FORWARDED))).toMatchObject({
    host: 'edge:8080',
    ip: '10.0.0.1',
    protocol: 'http',
  }))
