import { expect, type Locator, type Page, test } from '@playwright/test'
import type { ModalName, ModalProps } from '@prilavok/shared-kernel/contract'
import { clientOf, signIn } from '../src/browser-session'
import { orderIdOf } from '../src/every-page'
import { expectNoViolations } from '../src/expect-no-violations'
import { lookAt } from '../src/looking/look-at'
import { openAlive } from '../src/open-alive'
import { openDialog } from '../src/open-dialog'
import { richProduct } from '../src/rich-product'
import { GREEN } from '../src/shops'

const PHONE = { width: 320, height: 640 }
const DESKTOP = { width: 1440, height: 900 }

// The page's own policy blocks a foreign script.
test.use({ bypassCSP: true, viewport: PHONE })

const DIALOG = '[role=dialog], [role=alertdialog], dialog'

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

const VISITORS = { authentication: () => ({}) } satisfies { [Name in ModalName]?: Opening<Name> }

const dialogs = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Every dialog in a phone's and in a desktop's window: nothing of it is cut, too small, under its head, or lost in forced colours. */
async function expectSound(page: Page, name: string): Promise<void> {
  const found: string[] = []
  for (const screen of [DESKTOP, PHONE]) {
    await page.setViewportSize(screen)
    if (screen === DESKTOP) await expectNoViolations(page, DIALOG)
    found.push(...(await lookAt(page, 'findDefects')), ...(await lookAt(page, 'findCoveredFocus')))
  }
  await page.emulateMedia({ forcedColors: 'active' })
  found.push(...(await lookAt(page, 'findInForcedColours')))
  await page.emulateMedia({ forcedColors: null })
  expect(found, name).toEqual([])
}

/** Opens a dialog over the open page, and looks at it in every way when it holds more than placeholders; then Esc takes it away. */
async function expectUsable<Name extends ModalName>(
  page: Page,
  name: Name,
  props: ModalProps[Name],
): Promise<void> {
  await test.step(name, async () => {
    await openDialog(page, name, props)
    const dialog = dialogs(page).last()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(dialog).toHaveAccessibleName(/\S/)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expectNoViolations(page, DIALOG)
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.locator(':focus'), `${name}: the focus leaves it`).toHaveCount(1)
    await expectSound(page, name)
    // From within the entries of the palette the first one leads back to its field.
    while ((await dialogs(page).count()) > 0) {
      const opened = await dialogs(page).count()
      await page.keyboard.press('Escape')
      if (name !== 'palette') await expect(dialogs(page)).toHaveCount(opened - 1)
    }
  })
}

const idsOfGreen = async (): Promise<Omit<Ids, 'orderId'>> => {
  const { product, photos } = await richProduct(GREEN)
  return { productId: product.ID, photos: photos.ITEMS.map(({ PATH }) => PATH) }
}

test('[KERN-038] every dialog of visitors and customers: axe finds nothing on a phone and on a desktop, it fits 320 px, can be read in forced colours, keeps the focus and goes by Esc', async ({
  page,
  context,
}) => {
  const ids = await idsOfGreen()
  const lookAt = async (path: string, openings: object, orderId: number) => {
    await openAlive(page, path)
    for (const [name, opening] of Object.entries(openings))
      await expectUsable(page, name as ModalName, (opening as Opening<ModalName>)({ ...ids, orderId }))
  }
  await lookAt('/login', VISITORS, 0)
  await signIn(context)
  await lookAt('/no-such-page', CUSTOMERS, Number(await orderIdOf(await clientOf(context))))
})
