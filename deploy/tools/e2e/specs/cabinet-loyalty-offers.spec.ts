import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { expectNothingSideways } from '../src/expect-nothing-sideways'
import { fillLogin } from '../src/fill-login'
import { heldInBasket } from '../src/held-in-basket'
import { BLUE, CUSTOMER, GREEN, RED } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const MEMBER = { email: 'loyalty@example.com', password: CUSTOMER.password }

async function openHydrated(page: Page, shop: typeof GREEN, path: string): Promise<void> {
  await page.goto(urlOf(shop, path))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

async function logIn(page: Page, shop: typeof GREEN, account: typeof MEMBER): Promise<void> {
  await openHydrated(page, shop, '/login')
  await fillLogin(page, account)
  await expect(page).toHaveURL(/\/cabinet\//)
}

test.describe('loyalty', () => {
  test('[CAB-007, CAB-013, CAB-050] a participant comes by the menu, sorts by keyboard, saves the history', async ({
    page,
  }) => {
    await logIn(page, GREEN, MEMBER)
    await openHydrated(page, GREEN, '/cabinet/orders')
    await page
      .getByRole('navigation', { name: 'Личный кабинет' })
      .getByRole('link', { name: 'Лояльность' })
      .click()
    await expect(page).toHaveURL(/\/cabinet\/loyalty\/$/)
    await expect(page.getByRole('region', { name: 'Доступно баллов' })).toContainText(/\d\sБ/)
    await expect(page.getByRole('list', { name: 'Статусы программы' }).getByRole('listitem')).toHaveCount(4)
    await expectNoViolations(page)

    const history = page.getByRole('region', { name: 'История начисления / списания' })
    await expect(history.getByRole('row')).toHaveCount(16)
    await history.getByRole('button', { name: 'Баллы' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=POINTS/)
    await expect(history.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )

    const download = page.waitForEvent('download')
    await history.getByRole('button', { name: 'Скачать таблицу' }).click()
    expect((await download).suggestedFilename()).toBe('История баллов.xlsx')
  })

  test('[CAB-053] every page of the history is the server’s, and fits a phone', async ({ page }) => {
    await logIn(page, RED, MEMBER)
    await page.setViewportSize({ width: 375, height: 812 })
    const answer = await page.goto(urlOf(RED, '/cabinet/loyalty?sort=POINTS&order=ASC'))
    expect(await answer?.text()).toMatch(/1\sбалл\s=\s1\s₽/)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page.getByText(/Баллов за заказ/).first()).toBeVisible()
    await expectNothingSideways(page)
    await expectNoViolations(page)
  })

  for (const path of ['/cabinet/loyalty', '/cabinet/loyalty/'])
    test(`[CAB-055] ${path}: another customer is sent on to the profile, and nothing of it is asked for`, async ({
      page,
    }) => {
      await logIn(page, BLUE, CUSTOMER)
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('loyalty') && asked.push(request.url()))
      await page.goto(urlOf(BLUE, path))
      await expect(page).toHaveURL(/\/cabinet\/info$/)
      await expect(page.getByRole('link', { name: 'Лояльность' })).toHaveCount(0)
      expect(asked.filter((url) => url.includes('/v3/'))).toEqual([])
    })
})

test.describe('offers of a visitor', () => {
  test('[CAB-009, CAB-056] type by arrows and «Только активные» by Space are in the address, and come back with it', async ({
    page,
  }) => {
    await openHydrated(page, GREEN, '/client/offers')
    await expect(page.getByRole('heading', { level: 1, name: 'Акции и спецпредложения' })).toBeVisible()
    await expectNoViolations(page)
    const cards = page.getByRole('list', { name: 'Акции', exact: true }).getByRole('heading', { level: 2 })
    const all = await cards.count()
    await page.getByRole('radio', { name: /^Все/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/type=gift_sum/)
    await expect.poll(() => cards.count()).toBeLessThan(all)
    const active = await cards.count()
    await page.getByRole('switch', { name: 'Только активные' }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/type=gift_sum&active=N/)
    await expect.poll(() => cards.count()).toBeGreaterThan(active)
    await expect(page.getByText(/^Завершена \d/).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Только активные' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: /^Подарок за\sсумму заказа/ })).toBeChecked()
  })

  test('[CAB-010, CAB-058] a product of an offer goes into the basket by keyboard; «Назад» is the list as it was', async ({
    page,
  }) => {
    await openHydrated(page, GREEN, '/client/offers?type=special_price')
    await page
      .getByRole('list', { name: 'Акции', exact: true })
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .click()
    const row = page
      .getByRole('list', { name: 'Товары акции' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'В корзину' }), hasNotText: /Мало|кратно/ })
      .first()
    const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
    const own = page.getByRole('listitem').filter({ has: page.locator(`a.name[href="${href}"]`) })
    await own.getByRole('textbox').fill('3')
    await own.getByRole('textbox').press('Enter')
    await expect(own.getByText('в корзине')).toBeVisible()
    await expect.poll(() => heldInBasket(page)).toEqual({ [href.replace(/\D/g, '')]: 3 })
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(page).toHaveURL(/\/client\/offers\?type=special_price$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Акции и спецпредложения' })).toBeVisible()
  })

  test('[CAB-011] on a phone: the list and a gift fit, sums are those of the shop', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await openHydrated(page, BLUE, '/client/offers?type=gift_sum')
    await expect(page.getByText(/^В\sкорзине 0\s₽, ещё \d+\s000\s₽ до\sподарка$/).first()).toBeVisible()
    await expectNothingSideways(page)
    await expectNoViolations(page)
    await page
      .getByRole('list', { name: 'Акции', exact: true })
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('region', { name: /^До\sподарка/ })).toBeVisible()
    await expect(page.getByRole('main').getByText('Подарок', { exact: true }).first()).toBeVisible()
    await expectNothingSideways(page)
    await expectNoViolations(page)
  })

  test('an unknown offer says so', async ({ page }) => {
    await openHydrated(page, RED, '/client/offers/999999')
    await expect(page.getByRole('heading', { name: 'Акция не найдена' })).toBeVisible()
    await page.getByRole('link', { name: 'Все акции' }).click()
    await expect(page).toHaveURL(/\/client\/offers$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('offers are in the HTML of the server, with the ways to their products', async ({ page }) => {
    await page.goto(urlOf(GREEN, '/client/offers'))
    const offers = page.getByRole('list', { name: 'Акции', exact: true }).getByRole('heading', { level: 2 })
    expect(await offers.count()).toBeGreaterThan(10)
    await offers.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    expect(await page.locator('main a[href^="/product/"]').count()).toBeGreaterThan(10)
  })
})
