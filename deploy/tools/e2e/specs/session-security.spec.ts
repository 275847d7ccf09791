import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { cookieOf, cookieValue, customerMenu, logIn, logOut } from '../src/browser-session'
import { ShopClient } from '../src/shop-client'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const TOKEN = '/v3/oauth/token/'
const REFRESH = { grant_type: 'refresh_token' }
const check = (token: string) => `/v3/api/utils/check/?access_token=${encodeURIComponent(token)}`

/** Somebody else, who holds a copy of a refresh token. */
const thiefWith = (refreshToken: string) => new ShopClient(GREEN).keep('refresh_token', refreshToken)

test('after a logout the replay of both tokens is rejected', async ({ page, context }) => {
  await logIn(page)
  const [access, refresh] = [
    await cookieValue(context, 'access_token'),
    await cookieValue(context, 'refresh_token'),
  ]
  const anybody = new ShopClient(GREEN)
  expect((await anybody.send('GET', check(access))).status).toBe(200)
  await logOut(page)
  expect((await anybody.send('GET', check(access))).status).toBe(401)
  expect((await thiefWith(refresh).send('POST', TOKEN, REFRESH)).status).toBe(400)
  expect(await cookieOf(context, 'refresh_token')).toBeUndefined()
  expect(await cookieOf(context, 'has_refresh_token')).toBeUndefined()
})

test('a refresh that is repeated gives the thief no session of his own: it ends with the login', async ({
  page,
  context,
}) => {
  await logIn(page)
  const copy = await cookieValue(context, 'refresh_token')
  const answers = await Promise.all([1, 2].map(() => thiefWith(copy).send('POST', TOKEN, REFRESH)))
  const tokens = answers.map(({ text }) => (JSON.parse(text) as { access_token: string }).access_token)
  expect(new Set(tokens).size).toBe(1)
  await logOut(page)
  expect((await new ShopClient(GREEN).send('GET', check(tokens[0] ?? ''))).status).toBe(401)
  expect((await thiefWith(copy).send('POST', TOKEN, REFRESH)).status).toBe(400)
})

test('a copied refresh token that is used after its owner has gone on ends the login of both', async ({
  page,
  context,
}) => {
  await logIn(page)
  const copy = await cookieValue(context, 'refresh_token')
  // The owner is away: a page that still loads would tell of the end before the one that is looked at below.
  await page.goto('about:blank')
  const refreshBy = async (token: string) => {
    const answer = await thiefWith(token).send('POST', TOKEN, REFRESH)
    return { ...answer, next: answer.setCookies.find((line) => line.startsWith('refresh_token=')) ?? '' }
  }
  const tokenIn = (line: string) => decodeURIComponent(line.split(';')[0]?.split('=')[1] ?? '')
  const first = await refreshBy(copy)
  const second = await refreshBy(tokenIn(first.next))
  const { access_token: access } = JSON.parse(second.text) as { access_token: string }
  const anybody = new ShopClient(GREEN)
  expect((await anybody.send('GET', check(access))).status).toBe(200)
  expect((await refreshBy(copy)).status).toBe(400)
  expect((await anybody.send('GET', check(access))).status).toBe(401)
  expect((await refreshBy(tokenIn(second.next))).status).toBe(400)

  await test.step('the owner is asked to log in again, and why is said', async () => {
    await page.goto(urlOf(GREEN, '/cabinet/orders'))
    await expect(page.getByRole('dialog', { name: 'Вход' })).toContainText('Сеанс завершён')
    expect(await cookieOf(context, 'refresh_token')).toBeUndefined()
  })
})

test('the refresh token is in one cookie that no script reads, and in no answer', async ({
  page,
  context,
}) => {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/v')) answers.push(response.text().catch(() => ''))
  })
  await logIn(page)
  expect(await cookieOf(context, 'refresh_token')).toMatchObject({
    path: '/v3/oauth/token',
    httpOnly: true,
    sameSite: 'Lax',
    domain: GREEN.domain,
  })
  expect(await cookieOf(context, 'PHPSESSID')).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(await cookieOf(context, 'device')).toMatchObject({ path: '/v3', httpOnly: true })
  for (const name of ['access_token', 'has_refresh_token'])
    expect(await cookieOf(context, name)).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax' })
  const token = await cookieValue(context, 'refresh_token')
  expect(await page.evaluate(() => document.cookie)).not.toContain(token)
  expect((await Promise.all(answers)).join()).not.toContain(token)
  expect(await page.content()).not.toContain(token)
})

test('a session id that somebody has planted is kept neither by a visit nor by a login', async ({
  page,
  context,
}) => {
  const planted = 'a'.repeat(43)
  await context.addCookies([{ name: 'PHPSESSID', value: planted, url: urlOf(GREEN, '/') }])
  await page.goto(urlOf(GREEN, '/login'))
  // On a busy machine the page itself asks for the visitor's token.
  await expect.poll(() => cookieValue(context, 'PHPSESSID')).not.toBe(planted)
  const visit = await cookieValue(context, 'PHPSESSID')
  expect(visit).toMatch(/^[\w-]{43}$/)
  await logIn(page)
  const login = await cookieValue(context, 'PHPSESSID')
  expect(login).toMatch(/^[\w-]{43}$/)
  expect([planted, visit]).not.toContain(login)
})

test('the way back from a renewal leads to pages of this shop alone', async ({ page }) => {
  for (const to of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', '/%09/evil.example']) {
    await page.goto(urlOf(GREEN, `/v3/oauth/token/renew/?to=${encodeURIComponent(to)}`))
    expect(new URL(page.url()).host).toBe(new URL(urlOf(GREEN, '/')).host)
  }
  await page.goto(urlOf(GREEN, `/v3/oauth/token/renew/?to=${encodeURIComponent('/search?q=бумага')}`))
  await expect(page).toHaveURL(/\/search\?q=/)
})

test('another site can neither log a customer out nor in, nor change anything', async ({ page, context }) => {
  const evil = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<p>evil'),
  )
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  try {
    await logIn(page)
    const access = await cookieValue(context, 'access_token')
    const calls = [
      `${TOKEN}revoke/?access_token=${access}`,
      TOKEN,
      `/v4/api/client/basket/main/add/?access_token=${access}`,
    ]
    await page.goto(`http://evil.localhost:${(evil.address() as AddressInfo).port}/`)
    for (const call of calls) {
      const answered = page.waitForResponse((response) => response.url().includes(call))
      await page.evaluate(
        ([url, username, password]) =>
          fetch(url, {
            method: 'POST',
            mode: 'no-cors',
            credentials: 'include',
            body: new URLSearchParams({ grant_type: 'password', username, password, 'products[1001]': '1' }),
          }).catch(() => undefined),
        [urlOf(GREEN, call), CUSTOMER.email, CUSTOMER.password] as const,
      )
      expect((await answered).status()).toBe(403)
    }
    await test.step('nor by a form that it sends', async () => {
      await page.evaluate(
        (action) => {
          const form = Object.assign(document.createElement('form'), { action, method: 'POST' })
          document.body.append(form)
          form.submit()
        },
        urlOf(GREEN, TOKEN),
      )
      await page.waitForURL(urlOf(GREEN, TOKEN))
      await expect(page.locator('body')).toContainText('other_origin')
    })
    await page.goto(urlOf(GREEN, '/'))
    await expect(customerMenu(page)).toBeVisible()
    expect(await cookieValue(context, 'access_token')).toBe(access)
  } finally {
    evil.close()
  }
})
