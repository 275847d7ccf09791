import { readCode } from './product-code'

test.each(['184302', '184 302', '184\u00a0302', '  184302 ', ' 184 302\n'])(
  '«%s» is the code 184302',
  (text) => {
    expect(readCode(text)).toBe('184302')
  },
)

test.each(['', '18430', '1843020', '184  302', '18 4302', '184-302', 'код 184302', '184302 шт', '1 184302'])(
  '«%s» is no code',
  (text) => {
    expect(readCode(text)).toBeNull()
  },
)
