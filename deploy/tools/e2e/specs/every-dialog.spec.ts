import { expect, type Locator, type Page, test } from '@playwright/test'
import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'
import { openHydrated } from '../src/every-page'
import { expectFits } from '../src/expect-fits'
import { expectNoViolations } from '../src/expect-no-violations'
import { fillLogin } from '../src/fill-login'
import { openDialog } from '../src/open-dialog'
import { richProduct } from '../src/rich-product'
import { CUSTOMER, GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true })

const SWEEP_MS = 900_000
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

interface Ids {
  productId: number
  photos: string[]
  orderId: number
}

type Opening<Name extends ModalName> = (ids: Ids) => ModalProps[Name]

/** What the openers of dialogs give them; a new name of the contract is missing here. */
const CUSTOMERS = {
  consentText: () => ({ consent: 'agree' }),
  palette: () => ({ text: '' }),
  QuickView: ({ productId }) => ({ productId, among: [productId] }),
  productPhotos: ({ photos }) => ({ name: 'Папка', photos, start: 0 }),
  addAddress: () => ({ variant: 'base' }),
  addCompany: () => ({}),
  basketError: () => ({ text: 'Заказ не принят: сумма изменилась.', showAddress: true }),
  passwordSuccess: () => ({ message: 'Пароль изменён' }),
  endSessions: () => ({}),
  fileErrors: () => ({ files: [{ name: 'договор.exe', reason: 'Такие файлы не принимаются.' }] }),
  'add-by-code': () => ({ basket: 'main' }),
  'add-from-file': () => ({ basket: 'main' }),
  paymentType: ({ orderId }) => ({ orderId }),
  cancelOrder: ({ orderId }) => ({ orderId }),
  repeatOrder: ({ orderId }) => ({ orderId }),
  review: () => ({}),
  serverError: () => ({ detail: 'Не удалось сохранить адрес.', code: 'E-17' }),
  feedback: () => ({}),
  askQuestion: () => ({ subject: 'Папка-регистратор' }),
  // With a list Esc asks whether it is to be given up: the spec of the preview looks at it.
  pastePreview: () => ({ text: '', basket: 'main' }),
} satisfies { [Name in Exclude<ModalName, 'authentication' | 'basketLoadXls'>]: Opening<Name> }

const VISITORS = {
  authentication: () => ({}),
  consentText: () => ({ consent: 'transfer' }),
  palette: () => ({ text: '' }),
  QuickView: ({ productId }) => ({ productId }),
  basketError: () => ({ text: 'Заказ не принят.', showAddress: true }),
  'add-by-code': () => ({ basket: 'main' }),
  'add-from-file': () => ({ basket: 'main' }),
  serverError: () => ({ detail: 'Не удалось отправить.' }),
  feedback: () => ({}),
  askQuestion: () => ({}),
  pastePreview: () => ({ text: '', basket: 'main' }),
} satisfies { [Name in ModalName]?: Opening<Name> }

/** Opens a dialog over the open page, and waits until it holds more than placeholders. */
async function opened<Name extends ModalName>(
  page: Page,
  name: Name,
  props: ModalProps[Name],
): Promise<Locator> {
  await openDialog(page, name, props)
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  return dialog
}

/** Opens a dialog once and looks at it in every way; then Esc takes it away. */
async function expectUsable<Name extends ModalName>(
  page: Page,
  name: Name,
  props: ModalProps[Name],
): Promise<void> {
  await test.step(name, async () => {
    await page.setViewportSize(DESKTOP)
    const dialog = await opened(page, name, props)
    await expect(dialog).toHaveAccessibleName(/\S/)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expectNoViolations(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNoViolations(page, ['color-contrast'])
    await page.emulateMedia({ forcedColors: null })
    await page.setViewportSize(PHONE)
    await expectNoViolations(page)
    await expectFits(page, name)
    await page.setViewportSize(DESKTOP)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus'), `${name}: the focus leaves it`).toHaveCount(1)
    }
    // From within the entries of the palette the first one leads back to its field.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0, {
        timeout: 500,
      })
    }).toPass({ timeout: 10_000 })
  })
}

const idsOfGreen = async (): Promise<Omit<Ids, 'orderId'>> => {
  const { product, photos } = await richProduct(GREEN)
  return { productId: product.ID, photos: photos.ITEMS.map(({ PATH }) => PATH) }
}

test('[KERN-038] every dialog of a visitor: axe finds nothing on a desktop, on a phone and in forced colours, it fits 320 px, keeps the focus and goes by Esc', async ({
  page,
}) => {
  test.setTimeout(SWEEP_MS)
  const ids = { ...(await idsOfGreen()), orderId: 0 }
  await openHydrated(page, '/catalog-list')
  for (const [name, opening] of Object.entries(VISITORS))
    await expectUsable(page, name as ModalName, (opening as Opening<ModalName>)(ids))
})

test('[KERN-038] every dialog of a customer: axe finds nothing on a desktop, on a phone and in forced colours, it fits 320 px, keeps the focus and goes by Esc', async ({
  page,
}) => {
  test.setTimeout(SWEEP_MS)
  const ids = await idsOfGreen()
  await page.goto(urlOf(GREEN, '/login'))
  await fillLogin(page, CUSTOMER)
  await expect(page).toHaveURL(/\/cabinet\//)
  await openHydrated(page, '/cabinet/orders')
  const order = page.getByRole('main').locator('td a[href^="/cabinet/orders/"]').first()
  const orderId = Number(/\d+$/.exec((await order.getAttribute('href')) ?? '')?.[0])
  for (const [name, opening] of Object.entries(CUSTOMERS))
    await expectUsable(page, name as ModalName, (opening as Opening<ModalName>)({ ...ids, orderId }))
})
