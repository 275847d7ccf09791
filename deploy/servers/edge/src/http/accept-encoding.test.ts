import { chooseEncoding } from './accept-encoding'

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  [' gzip ; q=0.5 , identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.1', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0.01;level=4', 'br'],
  ['br;level=4;q=0', undefined],
  ['brotli, xgzip', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('of «%s» %s is chosen', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))
