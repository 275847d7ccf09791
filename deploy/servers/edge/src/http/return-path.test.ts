import { returnPath } from './return-path'

test.each([
  ['/basket?a=1', '/basket?a=1'],
  ['/a/../b', '/b'],
  ['/бумага', '/%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0'],
  ['/basket#part', '/basket'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['/a\nb', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['basket', '/'],
  ['', '/'],
  ['/own?to=x', '/'],
  [['/basket'], '/'],
  [undefined, '/'],
])('%j leads to %s', (to, path) => expect(returnPath(to, '/own')).toBe(path))
