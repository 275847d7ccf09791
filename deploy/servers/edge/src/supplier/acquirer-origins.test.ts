import { GREEN } from '../testing/fake-shop'
import { startEdge } from '../testing/start-edge'
import { acquirerOrigins } from './acquirer-origins'

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

test('the policy of a shop allows its acquirer, where the buyer is sent, and nothing else; another shop allows none', async () => {
  const edge = await startEdge()
  edge.api.shops['demo-green.localhost'] = { ...GREEN, ACQUIRER_ORIGINS: ['https://yoomoney.ru'] }
  const answers = []
  for (const host of ['demo-green.localhost', 'demo-red.localhost'])
    for (const [method, path] of [
      ['GET', '/'],
      ['HEAD', '/'],
      ['GET', '/nowhere'],
    ] as const)
      answers.push({ host, ...(await edge.ask(path, { host, method })) })
  await edge.close()
  for (const { host, headers } of answers) {
    const policy = directives(headers['content-security-policy'])
    const own = host === 'demo-green.localhost' ? ["'self'", 'https://yoomoney.ru'] : ["'self'"]
    expect(policy.get('form-action')).toEqual(own)
    const elsewhere = [...policy].filter(([name]) => name !== 'form-action').flatMap(([, sources]) => sources)
    expect(elsewhere.filter((source) => source.includes('yoomoney') || source.includes('*'))).toEqual([])
  }
})

test('what is no origin never gets into the header', () => {
  const said = [
    'https://pay.example/path?x=1',
    'https://a.example; script-src *',
    'javascript:alert(1)',
    '*',
    '',
    7,
  ]
  expect(acquirerOrigins({ ACQUIRER_ORIGINS: said as string[] })).toEqual(['https://pay.example'])
  expect(acquirerOrigins({ ACQUIRER_ORIGINS: 'https://pay.example' as unknown as string[] })).toEqual([])
  expect(acquirerOrigins({})).toEqual([])
})
