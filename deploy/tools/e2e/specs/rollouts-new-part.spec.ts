import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildPart } from '@prilavok/build/build-part'
import { scratchWorkspace } from '@prilavok/build/testing/scratch-workspace'
import { openRegistry, TEAM } from '../src/open-registry'
import { VIOLET } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

const PART = 'mf-trial-page'
const TITLE = 'Пробная страница'
const PAGE = 'src/pages/TrialPagePage.tsx'
const RULE = { shop: VIOLET.domain, part: PART } as const

// Builds two parts.
test('a part made by «npm run new» is published and opened; one that needs a newer kernel is rejected with its file', {
  tag: '@nightly',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const registry = await openRegistry()
  const workspace = await scratchWorkspace()
  try {
    const folder = await workspace.makePart({ name: PART, title: TITLE })
    await test.step('publish and choose for one supplier', async () => {
      const { folder: build } = await buildPart(folder, { version: '1.0.0' })
      await registry.publish(build, { actor: TEAM })
      await registry.change([{ kind: 'use', ...RULE, version: '1.0.0' }], { actor: TEAM, reason: 'new part' })
    })
    await test.step('its page comes from the server and works in the browser', async () => {
      await expect(async () => {
        const answer = await page.goto(urlOf(VIOLET, '/trial-page'))
        expect(answer?.status()).toBe(200)
        expect(await answer?.text()).toContain(`${TITLE}</h1>`)
      }).toPass({ timeout: 10_000 })
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await page.getByRole('main').getByRole('link').last().click()
      await page.waitForURL(/\/content\/front_up\//)
    })
    await test.step('a newer build uses an export that the shell of today lacks', async () => {
      const file = join(folder, PAGE)
      const source = await readFile(file, 'utf8')
      await writeFile(
        file,
        `import { useUndo } from '@prilavok/shared-kernel/notices'\n${source.replace('<Container>', '<Container data-undo={String(useUndo)}>')}`,
      )
      const { folder: build } = await buildPart(folder, { version: '1.1.0' })
      const rejection = await registry
        .publish(build, { actor: TEAM })
        .then(() =>
          registry.change([{ kind: 'use', ...RULE, version: '1.1.0' }], { actor: TEAM, reason: 'newer' }),
        )
        .then(
          () => 'nobody rejected it',
          ({ message }: Error) => message,
        )
      expect(rejection).toMatch(
        /mf-trial-page@1\.1\.0 uses `useUndo` of shared-kernel\/notices \(src\/pages\/TrialPagePage\.tsx\), shell@\S+ does not offer it/,
      )
    })
  } finally {
    // The supplier keeps the part: no change leaves a shop without one that it had.
    await registry.close()
    await workspace.remove()
  }
})
