import { expect, test } from '@playwright/test'
import { openHydrated } from '../src/every-page'
import { openSection } from '../src/section-row'

test('[KERN-037] below 1200 px stands the layout of tablets and phones, from 1200 px that of the desktop', async ({
  page,
}) => {
  const { productId } = await openSection(page)
  const section = new URL(page.url()).pathname
  const bottomBar = page.getByRole('navigation', { name: 'Основные разделы' })
  const header = page.getByRole('banner')
  for (const path of ['/', section, `/product/${productId}`, '/basket', '/login'])
    for (const [width, isDesktop] of [
      [1199, false],
      [1200, true],
    ] as const)
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await openHydrated(page, path)
        await expect(bottomBar).toBeVisible({ visible: !isDesktop })
        await expect(header.getByRole('button', { name: 'Меню', exact: true })).toBeVisible({
          visible: !isDesktop,
        })
        await expect(header.getByRole('link', { name: /^Корзина/ })).toBeVisible({ visible: isDesktop })
        await expect(header.getByRole('link', { name: 'Каталог' })).toBeVisible({ visible: isDesktop })
      })
})
