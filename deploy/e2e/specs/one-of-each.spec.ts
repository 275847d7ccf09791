import { expect, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/** What the federation runtime has handed out in this page: package → versions with their providers. */
const sharedInstances = () => {
  const { __FEDERATION__ } = window as unknown as {
    __FEDERATION__: {
      __INSTANCES__: {
        name: string
        shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>
      }[]
    }
  }
  const found: Record<string, Set<string>> = {}
  for (const instance of __FEDERATION__.__INSTANCES__)
    for (const scope of Object.values(instance.shareScopeMap))
      for (const [name, versions] of Object.entries(scope))
        for (const [version, { from }] of Object.entries(versions)) {
          found[name] ??= new Set()
          found[name].add(`${version} from ${from}`)
        }
  return {
    parts: __FEDERATION__.__INSTANCES__.map(({ name }) => name),
    shared: Object.entries(found).map(([name, providers]) => ({ name, providers: [...providers] })),
  }
}

test('a page with three parts on it has one React, one kernel, one router, one query client', async ({
  page,
}) => {
  await page.goto(urlOf(GREEN, '/'))
  await openFirstSection(page)
  await page
    .getByRole('link', { name: /Корзина/ })
    .first()
    .click()
  await page.waitForURL('**/basket')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { parts, shared } = await page.evaluate(sharedInstances)
  expect(parts).toEqual(expect.arrayContaining(['shell', 'mf_catalog', 'mf_basket', 'mf_auth']))
  const names = shared.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      '@tanstack/react-query',
      '@prilavok/shared-kernel/kernel',
      '@prilavok/shared-kernel/router',
    ]),
  )
  for (const { name, providers } of shared) expect(providers, name).toHaveLength(1)
  const stateful = shared.filter(({ name }) => !name.startsWith('@prilavok/shared-kernel/ui/'))
  for (const { name, providers } of stateful)
    expect(providers, name).toEqual([expect.stringMatching(/ from shell$/)])
})
