import { expect, type Page, test } from '@playwright/test'
import { publishChanged } from '../src/changed-part'
import { expectFits } from '../src/expect-fits'
import { expectNoViolations } from '../src/expect-no-violations'
import { openRegistry, TEAM } from '../src/open-registry'
import { ShopClient } from '../src/shop-client'
import { YELLOW } from '../src/shops'
import { stackUnderTest, urlOf } from '../src/stack-under-test'

const BEFORE = 'Каталог товаров'
const CHANGED = 'Каталог товаров, канарейка'
/** A version is never published twice, whatever became of the attempt before. */
const VERSION = `1.7.${Date.now()}`
const RULE = { shop: YELLOW.domain, part: 'mf-catalog' } as const

// axe is put into the page, which runs no foreign scripts.
test.use({ bypassCSP: true })

async function logIn(page: Page, login: string): Promise<void> {
  await page.goto(stackUnderTest().consoleOrigin)
  await page.getByRole('textbox', { name: 'Логин' }).fill(login)
  await page.getByRole('textbox', { name: 'Пароль' }).fill('prilavok-demo')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Presses a button of the dialog; other specs change the registry meanwhile, the console then asks to look at what is new. */
async function confirm(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect
    .poll(async () => {
      const news = dialog.getByRole('button', { name: 'Показать новое' })
      const button = dialog.getByRole('button', { name: 'Откатить' })
      // The dialog may be gone by then.
      for (const one of [news, button])
        if (await one.isVisible()) await one.click({ timeout: 2000 }).catch(() => undefined)
      return isDone()
    })
    .toBe(true)
}

test('an operator rolls a candidate back with a reason: the shop has the old version, the log says who and why; a link shows it to one browser', async ({
  page,
  browser,
}) => {
  const registry = await openRegistry()
  await publishChanged(registry, {
    ...{ part: 'mf-catalog', version: VERSION },
    ...{ from: `"${BEFORE}"`, to: `"${CHANGED}"` },
  })
  await registry.change([{ kind: 'rollout', ...RULE, version: VERSION, share: 100 }], {
    ...{ actor: TEAM, reason: 'candidate for everybody' },
  })
  try {
    const answer = () => new ShopClient(YELLOW).page('/catalog-list')
    await expect.poll(answer).toContain(CHANGED)

    await logIn(page, 'platform@example.com')
    await test.step('the matrix is walked by arrows, Enter opens the detail', async () => {
      const cell = page.getByRole('button', { name: new RegExp(`^${YELLOW.name}, mf-catalog`) })
      await expect(cell).toContainText(VERSION)
      await page.getByRole('button', { name: /^Все поставщики, shell/ }).focus()
      await page.keyboard.press('Control+End')
      // The last two suppliers stand below.
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(cell).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(cell).toHaveAttribute('aria-pressed', 'true')
    })
    await test.step('no rollback without a reason', async () => {
      await page.getByRole('button', { name: /^Откатить на / }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(VERSION, { exact: false }).first()).toBeVisible()
      await confirm(page, () => dialog.getByText('Укажите причину: её прочтут').isVisible())
      await expect(dialog.getByLabel(/Причина/)).toBeFocused()
      await dialog.getByLabel(/Причина/).fill('Пустая выдача по коду товара')
      await confirm(page, () => dialog.isHidden())
    })
    await expect.poll(answer).not.toContain(CHANGED)
    await page.getByRole('link', { name: 'Журнал', exact: true }).click()
    const line = page.getByRole('row').filter({ hasText: 'Пустая выдача по коду товара' })
    await expect(line).toContainText('А. Громова')
    await expect(line).toContainText('Откат')

    await test.step('a link shows the version that nobody gets to one browser, at a page of its own', async () => {
      await page.goto(`${stackUnderTest().consoleOrigin}/?shop=${YELLOW.domain}&part=mf-catalog`)
      await page.getByRole('button', { name: 'Ссылка для проверки' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Версия').selectOption(VERSION)
      await dialog.getByLabel('Страница').fill('/catalog-list')
      await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
      const link = await dialog.getByLabel('Ссылка', { exact: true }).inputValue()
      await expectNoViolations(page, '[role=dialog], dialog')
      const other = await browser.newContext()
      const tried = await other.newPage()
      await tried.goto(link)
      await expect(tried).toHaveURL(urlOf(YELLOW, '/catalog-list'))
      await expect(tried.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
      const strip = tried.getByRole('complementary', { name: 'Выбранные версии' })
      await expect(strip).toContainText(`mf-catalog@${VERSION}`)
      expect(await answer()).not.toContain(CHANGED)
      await strip.getByRole('link', { name: 'Выключить' }).click()
      await tried.goto(urlOf(YELLOW, '/catalog-list'))
      await expect(tried.getByRole('heading', { level: 1 })).toHaveText(BEFORE)
      expect((await tried.goto(link.replace('token=', 'token=x')))?.status()).toBe(410)
      await other.close()
    })
  } finally {
    await registry.change([{ kind: 'follow', ...RULE }], { actor: TEAM, reason: 'end of the spec' })
    await registry.close()
  }
})

test('every section of the console is in order for axe and no wider than any screen', {
  tag: '@console',
}, async ({ page }) => {
  await logIn(page, 'viewer@example.com')
  for (const path of ['/?shop=demo-green.localhost&part=shell', '/releases', '/suppliers', '/log', '/past'])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(stackUnderTest().consoleOrigin + path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByText('Загружаем…')).toHaveCount(0)
      await expectNoViolations(page)
      await expectFits(page, path, [1024, 375])
    })
})
