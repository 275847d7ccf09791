import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../src/expect-no-violations'
import { acceptedNumber, accountOf, fillBasket, logInTo, openOrderForm, sendButton } from '../src/order-form'
import { RED, YELLOW } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy rejects a foreign script.
test.use({ bypassCSP: true })

/** Opens a modal of the basket by its name, as the pages do, and closes it again. */
async function lookAtModal(page: Page, open: () => Promise<void>, name: string | RegExp): Promise<void> {
  await open()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** A dark accent on light text, and a gradient with a light one. */
for (const { look, shop } of [
  { look: 'yellow', shop: YELLOW },
  { look: 'gradient', shop: RED },
])
  for (const width of [1440, 375])
    test(`basket, its modals, the order form and «Заказ принят» in the ${look} look at ${width} px: axe finds nothing`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await logInTo(page, shop, accountOf(width === 1440 ? 'director' : 'buyer'))
      await fillBasket(page, shop)
      await page.goto(urlOf(shop, '/basket'))
      await expect(page.getByRole('main').locator('li[data-row]').first()).toBeVisible()
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expectNoViolations(page)
      const main = page.getByRole('main')
      const press = (name: string) => () => main.getByRole('button', { name }).first().click()
      await lookAtModal(page, press('Несколько кодов'), 'Добавить по коду')
      await lookAtModal(page, press('Вставить список'), /Вставить список/)
      await lookAtModal(page, press('Из файла'), /файл/i)

      await openOrderForm(page, shop)
      await expectNoViolations(page)
      if (shop === YELLOW) {
        await main.getByRole('radio', { name: /^Доставка/ }).check({ force: true })
        await lookAtModal(page, press('Добавить адрес'), /адрес/i)
        await main.getByRole('radio', { name: /^Самовывоз/ }).check({ force: true })
      }
      await sendButton(page).click()
      await acceptedNumber(page)
      await expectNoViolations(page)
    })
