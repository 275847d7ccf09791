import { announcement } from './announcement'

const stack: Parameters<typeof announcement>[0] = {
  ...{ origin: 'http://localhost:8080', port: 8080, apiOrigin: 'http://127.0.0.1:8090' },
  shops: [
    { name: 'Магазин', domain: 'shop.localhost', url: 'http://shop.localhost:8080', maintenance: false },
  ],
  ...{ demonstration: true, databaseUrl: 'postgres://u:secret@h/d' },
  ...{ releasesFolder: 'releases', logFile: 'edge.log', stop: async () => undefined },
}

test('it says where the shops, the logins and the calls of the API are, and nothing secret', () => {
  const text = announcement(stack)
  for (const word of [
    'http://shop.localhost:8080',
    'client@example.com',
    'http://127.0.0.1:8090/v3/api/docs/',
  ])
    expect(text).toContain(word)
  const [withPassword = ''] = text.split('Without a password yet: partial@example.com')
  expect(withPassword).toContain('each with the password')
  expect(withPassword).not.toContain('partial@example.com')
  expect(text).not.toContain('secret')
})

test('of an API of somebody else it says only the address', () => {
  const text = announcement({ ...stack, demonstration: false, databaseUrl: undefined })
  expect(text).toContain('http://127.0.0.1:8090')
  expect(text).not.toMatch(/docs|client@example.com/)
})
