import { expect, type Page, test } from '@playwright/test'
import { buildChangedPart } from '../src/changed-part'
import { expectNoViolations } from '../src/expect-no-violations'
import { openRegistry, TEAM } from '../src/open-registry'
import { stackUnderTest, urlOf } from '../src/stack-under-test'

const YELLOW = { domain: 'demo-yellow.localhost', name: 'Жёлтый Склад' }
const CHANGED = 'Каталог товаров, канарейка'

// axe is put into the page, which runs no foreign scripts.
test.use({ bypassCSP: true })

async function logIn(page: Page, login: string): Promise<void> {
  await page.goto(stackUnderTest().consoleOrigin)
  await page.getByRole('textbox', { name: 'Логин' }).fill(login)
  await page.getByRole('textbox', { name: 'Пароль' }).fill('prilavok-demo')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
}

test('an operator rolls a candidate back with a reason: the shop has the old version, the log says who and why', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  // A version is never published twice, whatever became of the attempt before.
  const version = `1.7.${test.info().retry}`
  const registry = await openRegistry()
  const rule = { shop: YELLOW.domain, part: 'mf-catalog' } as const
  const shop = await context.newPage()
  await shop.goto(urlOf(YELLOW, '/catalog-list'))
  const before = await shop.getByRole('heading', { level: 1 }).innerText()
  const build = await buildChangedPart({
    ...{ part: 'mf-catalog', version, file: 'src/features/sections/texts.ts' },
    ...{ from: `'${before}'`, to: `'${CHANGED}'` },
  })
  await registry.publish(build, { actor: TEAM })
  await registry.change([{ kind: 'rollout', ...rule, version, share: 100 }], {
    ...{ actor: TEAM, reason: 'candidate for everybody' },
  })
  try {
    const answer = async () => (await shop.goto(urlOf(YELLOW, '/catalog-list')))?.text()
    await expect.poll(answer, { timeout: 20_000 }).toContain(CHANGED)

    await logIn(page, 'platform@example.com')
    await test.step('the matrix is walked by arrows, Enter opens the detail', async () => {
      const cell = page.getByRole('button', { name: new RegExp(`^${YELLOW.name}, mf-catalog`) })
      await expect(cell).toContainText(version)
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
      await expect(dialog.getByText(version, { exact: false }).first()).toBeVisible()
      // Other specs change the registry meanwhile; the console then asks to look at what is new.
      const confirm = async () => {
        const news = dialog.getByRole('button', { name: 'Показать новое' })
        if (await news.isVisible()) await news.click()
        await dialog.getByRole('button', { name: 'Откатить' }).click({ timeout: 2000 })
      }
      await expect(confirm).toPass()
      await expect(dialog.getByLabel(/Причина/)).toBeFocused()
      await expect(dialog).toContainText('Укажите причину отката')
      await dialog.getByLabel(/Причина/).fill('Пустая выдача по коду товара')
      await expect(async () => {
        if (await dialog.isVisible()) await confirm()
        await expect(dialog).toBeHidden({ timeout: 3000 })
      }).toPass()
    })
    await expect.poll(answer, { timeout: 10_000 }).not.toContain(CHANGED)
    await page.getByRole('link', { name: 'Журнал', exact: true }).click()
    const line = page.getByRole('row').filter({ hasText: 'Пустая выдача по коду товара' })
    await expect(line).toContainText('А. Громова')
    await expect(line).toContainText('Откат')

    await test.step('a link shows the version that nobody gets to one browser, at a page of its own', async () => {
      await page.goto(`${stackUnderTest().consoleOrigin}/?shop=${YELLOW.domain}&part=mf-catalog`)
      await page.getByRole('button', { name: 'Ссылка для проверки' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Версия').selectOption(version)
      await dialog.getByLabel('Страница').fill('/catalog-list')
      await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
      const link = await dialog.getByLabel('Ссылка', { exact: true }).inputValue()
      await expectNoViolations(page)
      const other = await browser.newContext()
      const tried = await other.newPage()
      await tried.goto(link)
      await expect(tried).toHaveURL(urlOf(YELLOW, '/catalog-list'))
      await expect(tried.getByRole('heading', { level: 1 })).toHaveText(CHANGED)
      const strip = tried.getByRole('complementary', { name: 'Выбранные версии' })
      await expect(strip).toContainText(`mf-catalog@${version}`)
      expect(await answer()).not.toContain(CHANGED)
      await strip.getByRole('link', { name: 'Выключить' }).click()
      await tried.goto(urlOf(YELLOW, '/catalog-list'))
      await expect(tried.getByRole('heading', { level: 1 })).toHaveText(before)
      expect((await tried.goto(link.replace('token=', 'token=x')))?.status()).toBe(410)
      await tried.getByRole('link', { name: 'Открыть магазин' }).click()
      await expect(tried).toHaveURL(urlOf(YELLOW, '/'))
      await other.close()
    })
  } finally {
    await registry.change([{ kind: 'follow', ...rule }], { actor: TEAM, reason: 'end of the spec' })
    await registry.close()
  }
})

test('an operator of one supplier sees and touches no other', async ({ page }) => {
  await logIn(page, 'green@example.com')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('rowheader', { name: /Канцопт Зелёный/ })).toBeVisible()
  await expect(grid.getByRole('rowheader')).toHaveCount(2)
  await grid.getByRole('button', { name: /^Все поставщики, shell/ }).click()
  await expect(page.getByText('Общие правила меняет оператор платформы')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Закрепить' })).toHaveCount(0)
  const rejected = await page.evaluate(async (domain) => {
    const changes = [{ kind: 'freeze', shop: domain, until: '2099-01-01T00:00:00.000Z' }]
    const answer = await fetch('/api/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes, reason: 'not mine' }),
    })
    return answer.status
  }, YELLOW.domain)
  expect(rejected).toBe(403)
})

test('every section is in order for axe and no wider than the screen, on three screens', async ({ page }) => {
  await logIn(page, 'viewer@example.com')
  const { consoleOrigin } = stackUnderTest()
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/',
      '/?shop=demo-green.localhost&part=shell',
      '/releases',
      '/suppliers',
      '/log',
      '/past',
    ]) {
      await page.goto(consoleOrigin + path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByText('Загружаем…')).toHaveCount(0)
      await expectNoViolations(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ width, path, overflow }).toEqual({ width, path, overflow: 0 })
    }
  }
})
