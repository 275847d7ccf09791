import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { cookieOf, cookieValue, customerMenu, signIn } from '../src/browser-session'
import { fillLogin } from '../src/fill-login'
import { openAlive } from '../src/open-alive'
import { ShopClient } from '../src/shop-client'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const TOKEN = '/v3/oauth/token/'
const REFRESH = { grant_type: 'refresh_token' }
const isGood = async (token: string) => {
  const check = `/v3/api/utils/check/?access_token=${encodeURIComponent(decodeURIComponent(token))}`
  return (await new ShopClient(GREEN).send('GET', check)).status === 200
}
/** Somebody else, who holds a copy of a refresh token. */
const thiefWith = (refreshToken: string) => new ShopClient(GREEN).keep('refresh_token', refreshToken)

test('the refresh token is in one cookie that no script reads, and in no answer; a session id that somebody has planted is not kept; after a logout the replay of both tokens is rejected', async ({
  page,
  context,
}) => {
  const planted = 'a'.repeat(43)
  await context.addCookies([{ name: 'PHPSESSID', value: planted, url: urlOf(GREEN, '/') }])
  await openAlive(page, '/login')
  // On a busy machine the page itself asks for the visitor's token.
  await expect.poll(() => cookieValue(context, 'PHPSESSID')).not.toBe(planted)
  const visit = await cookieValue(context, 'PHPSESSID')

  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/v')) answers.push(response.text().catch(() => ''))
  })
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
  expect([planted, visit]).not.toContain(await cookieValue(context, 'PHPSESSID'))
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
  const [access, refresh] = [
    await cookieValue(context, 'access_token'),
    await cookieValue(context, 'refresh_token'),
  ]
  expect(await page.evaluate(() => document.cookie)).not.toContain(refresh)
  expect((await Promise.all(answers)).join()).not.toContain(refresh)
  expect(await page.content()).not.toContain(refresh)

  expect(await isGood(access)).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  await menu.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  expect(await isGood(access)).toBe(false)
  expect((await thiefWith(refresh).send('POST', TOKEN, REFRESH)).status).toBe(400)
  expect(await cookieOf(context, 'refresh_token')).toBeUndefined()
  expect(await cookieOf(context, 'has_refresh_token')).toBeUndefined()
})

test('a copied refresh token that is used after its owner has gone on ends the login of both, and the owner is told', async ({
  page,
  context,
}) => {
  await signIn(context)
  const copy = await cookieValue(context, 'refresh_token')
  const refreshBy = async (token: string) => {
    const answer = await thiefWith(token).send('POST', TOKEN, REFRESH)
    return { ...answer, next: answer.setCookies.find((line) => line.startsWith('refresh_token=')) ?? '' }
  }
  const tokenIn = (line: string) => decodeURIComponent(line.split(';')[0]?.split('=')[1] ?? '')
  const first = await refreshBy(copy)
  const second = await refreshBy(tokenIn(first.next))
  const { access_token: access } = JSON.parse(second.text) as { access_token: string }
  expect(await isGood(access)).toBe(true)
  expect((await refreshBy(copy)).status).toBe(400)
  expect(await isGood(access)).toBe(false)
  expect((await refreshBy(tokenIn(second.next))).status).toBe(400)

  await page.goto(urlOf(GREEN, '/cabinet/orders'))
  await expect(page.getByRole('dialog', { name: 'Вход' })).toContainText('Сеанс завершён')
  expect(await cookieOf(context, 'refresh_token')).toBeUndefined()
})

test('another site can neither log a customer out nor in, nor change anything', async ({ page, context }) => {
  const evil = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<p>evil'),
  )
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  try {
    await signIn(context)
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
    await page.goto(urlOf(GREEN, '/login'))
    await expect(customerMenu(page)).toBeVisible()
    expect(await cookieValue(context, 'access_token')).toBe(access)
  } finally {
    evil.close()
  }
})
