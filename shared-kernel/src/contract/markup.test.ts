import { escapeHtml, scriptJson } from './markup'

test('text cannot become markup', () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;')
})

test('JSON cannot end its script, and means the same', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029', c: [1, null] }
  const text = scriptJson(value)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
