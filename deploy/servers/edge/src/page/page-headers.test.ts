import Fastify from 'fastify'
import { pagePolicy } from '../http/security-headers'
import { pageHeaders } from './page-headers'

const headersWith = async (origins?: Parameters<typeof pageHeaders>[2]) => {
  const app = Fastify()
  app.get('/', (_request, reply) => pageHeaders(reply, 'abc', origins).send(''))
  return (await app.inject('/')).headers
}

test('a page is HTML that differs by host, packing and cookies', async () =>
  expect(await headersWith()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Host, Accept-Encoding, Cookie',
    'content-security-policy': pagePolicy('abc'),
  }))

test('its policy names the origins that it may use besides its own', async () => {
  const origins = { pictures: ['https://pictures.example'], acquirer: undefined, services: undefined }
  const { 'content-security-policy': policy } = await headersWith(origins)
  expect(policy).toBe(pagePolicy('abc', origins))
  expect(policy).toContain('https://pictures.example')
})
