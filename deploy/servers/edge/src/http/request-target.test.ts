import type { IncomingMessage } from 'node:http'
import { decodableTarget, isPathTarget, pathTarget } from './request-target'

const ask = (url: string | undefined) => {
  const request = { url, headers: { host: 'own' } } as IncomingMessage
  return [pathTarget(request), request.headers.host]
}

test.each([
  ['/catalog/1?page=2', '/catalog/1?page=2', 'own'],
  [undefined, '/', 'own'],
  ['http://shop.example', '/', 'shop.example'],
  ['http://shop.example/', '/', 'shop.example'],
  ['https://shop.example:8443/a/b?c=/d', '/a/b?c=/d', 'shop.example:8443'],
  ['HTTP://shop.example?page=2', '/?page=2', 'shop.example'],
  ['http://shop.example/a\nb', '/a\nb', 'shop.example'],
  ['/http://shop.example/', '/http://shop.example/', 'own'],
])('the target %j is the path %j of %s', (url, path, host) => {
  expect(ask(url)).toEqual([path, host])
  expect(isPathTarget(path)).toBe(true)
})

test.each([
  'http://user:word@shop.example/',
  'http:///a',
  'ftp://shop.example/',
  'xhttp://a/',
  'http://a\\b/',
  'shop.example:443',
  '*',
  '',
])('the target %j is left as it is, and is no path', (url) => {
  expect(ask(url)).toEqual([url, 'own'])
  expect(isPathTarget(url)).toBe(false)
})

test.each([
  ['/', '/'],
  ['/%D1%91?q=%', '/%D1%91?q=%'],
  ['/%', '/%25'],
  ['/%E0%A4%A?a=%D1%91', '/%25E0%25A4%25A?a=%D1%91'],
  ['/v3x/%', '/v3x/%25'],
  ['/v3/api/%', '/v3/api/%'],
  ['/upload/%', '/upload/%'],
  ['/parts/shell/%', '/parts/shell/%'],
  ['/PARTS/shell/%', '/PARTS/shell/%'],
  ['/a/v3/%', '/a/v3/%25'],
])('%s is asked of the router as %s', (target, path) => expect(decodableTarget(target)).toBe(path))
