import { contentType } from './content-type'

test.each([
  ['main.abc.js', 'text/javascript; charset=utf-8'],
  ['main.mjs', 'text/javascript; charset=utf-8'],
  ['a/b.css', 'text/css; charset=utf-8'],
  ['main.js.map', 'application/json; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/x-icon'],
  ['a.woff2', 'font/woff2'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.exe', 'application/octet-stream'],
  ['js', 'application/octet-stream'],
])('%s is %s', (path, type) => expect(contentType(path)).toBe(type))
