import { expect, test } from '@playwright/test'
import { openFirstSection } from '../src/open-first-section'
import { GREEN } from '../src/shops'
import { urlOf } from '../src/stack-under-test'

/**
 * What the federation runtime hands out in this page: package → versions with the parts whose own copy it is. A copy is known by
 * the function that fetches it: the runtime's `from` names the part that asked for a module of a later script first.
 */
const sharedInstances = () => {
  interface Shared {
    get: unknown
  }
  const { __FEDERATION__ } = window as unknown as {
    __FEDERATION__: {
      __INSTANCES__: {
        name: string
        options: { shared: Record<string, Shared[]> }
        shareScopeMap: Record<string, Record<string, Record<string, Shared>>>
      }[]
    }
  }
  const instances = __FEDERATION__.__INSTANCES__
  const found: Record<string, Set<string>> = {}
  for (const { shareScopeMap } of instances)
    for (const scope of Object.values(shareScopeMap))
      for (const [name, versions] of Object.entries(scope))
        for (const [version, { get }] of Object.entries(versions)) {
          const owners = instances.filter(({ options }) =>
            options.shared[name]?.some((own) => own.get === get),
          )
          found[name] ??= new Set()
          found[name].add(`${version} from ${owners.map((owner) => owner.name).join(', ')}`)
        }
  return {
    parts: instances.map(({ name }) => name),
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
      '@prilavok/shared-kernel/forms',
    ]),
  )
  for (const { name, providers } of shared)
    expect(providers, name).toEqual([expect.stringMatching(/ from shell$/)])
})
