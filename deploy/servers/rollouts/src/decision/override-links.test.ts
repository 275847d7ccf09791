import { overrideLinks } from './override-links'

const ADDRESS = 'https://green.example'

test('a link opens the home page, and another one ends it', () => {
  expect(overrideLinks('a.b', ADDRESS)).toEqual({
    link: 'https://green.example/release-override?token=a.b',
    end: 'https://green.example/release-override?off',
  })
  expect(overrideLinks('a.b', ADDRESS, '').link).toBe('https://green.example/release-override?token=a.b')
})

test('a link leads to a page with its query', () => {
  const { link } = overrideLinks('a+b', ADDRESS, '/catalog/101?q=a&b')
  expect(link).toBe('https://green.example/release-override?token=a%2Bb&to=%2Fcatalog%2F101%3Fq%3Da%26b')
})
