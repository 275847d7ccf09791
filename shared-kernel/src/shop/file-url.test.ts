import { fileUrl } from './file-url'

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  ['/upload/pen.svg', '/upload/pen.svg'],
  ['upload/pen.svg', '/upload/pen.svg'],
  ['https://cdn.example.com/pen.svg', 'https://cdn.example.com/pen.svg'],
  ['HTTP://cdn.example.com/pen.svg', 'HTTP://cdn.example.com/pen.svg'],
  ['//cdn.example.com/pen.svg', '//cdn.example.com/pen.svg'],
  ['upload/http://pen.svg', '/upload/http://pen.svg'],
])('the address of the file %j is %j', (path, url) => {
  expect(fileUrl(path)).toBe(url)
})
