import type { PlannedModule, SlotProps } from '@prilavok/shared-kernel/contract'
import { shopPlan } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const BASKET: PlannedModule = { part: 'mf-basket', expose: './HeaderBasket' }
const ACCOUNT: PlannedModule = { part: 'mf-auth', expose: './AccountMenu' }

const withSlots = (planned: PlannedModule[] | undefined) => ({
  slots: { ...shopPlan().slots, 'header.basket': planned },
})
const banner = () => within(screen.getByRole('banner'))
const roots = () =>
  [...screen.getByRole('banner').querySelectorAll('[data-hydration-root]')].map((root) =>
    root.getAttribute('data-hydration-root'),
  )

test('two widgets of one slot stand in the order of the plan, each with a root of its own', () => {
  renderApp({
    plan: withSlots([BASKET, ACCOUNT]),
    modules: {
      'mf-basket/./HeaderBasket': { default: () => <a href="/basket">Мини-корзина</a> },
      'mf-auth/./AccountMenu': { default: () => <a href="/login">Кабинет</a> },
    },
  })
  const ofSlot = roots().filter((root) => root?.startsWith('header.basket'))
  expect(ofSlot).toEqual(['header.basket', 'header.basket:1'])
  const rootOf = (name: string) =>
    document.querySelector<HTMLElement>(`[data-hydration-root="${name}"]`) as HTMLElement
  expect(within(rootOf('header.basket')).getByRole('link', { name: 'Мини-корзина' })).toBeVisible()
  expect(within(rootOf('header.basket:1')).getByRole('link', { name: 'Кабинет' })).toBeVisible()
})

test('of two widgets of one slot one that fails leaves the other', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () =>
    renderApp({
      plan: withSlots([BASKET, ACCOUNT]),
      modules: {
        'mf-basket/./HeaderBasket': () => Promise.reject(new Error('404')),
        'mf-auth/./AccountMenu': { default: () => <a href="/login">Кабинет</a> },
      },
    }),
  )
  expect(await banner().findByRole('button', { name: /^Корзина не загрузилась/ })).toBeVisible()
  expect(banner().getAllByRole('link', { name: 'Кабинет' })).not.toHaveLength(0)
})

test('a slot that no part fills is empty', () => {
  renderApp({ plan: withSlots(undefined) })
  expect(roots()).not.toContain('header.basket')
})

test('a widget has the properties of its slot', () => {
  const seen: SlotProps['header.search'][] = []
  renderApp({
    modules: {
      'mf-catalog/./SearchBox': {
        default: (props: SlotProps['header.search']) => {
          seen.push(props)
          return null
        },
      },
    },
  })
  expect(seen[0]).toEqual({ variant: 'desktop' })
})

test('while the code of a widget is on its way its place is kept', async () => {
  let arrive: (module: object) => void = () => undefined
  const loading = new Promise<object>((resolve) => {
    arrive = resolve
  })
  await act(async () => void renderApp({ modules: { 'mf-basket/./HeaderBasket': () => loading } }))
  const place = document.querySelector('[data-hydration-root="header.basket"]') as HTMLElement
  expect((place.firstElementChild as HTMLElement).style.getPropertyValue('--height')).toBe('52px')
  await act(async () => arrive({ default: () => <a href="/basket">Мини-корзина</a> }))
  expect(await banner().findByRole('link', { name: 'Мини-корзина' })).toBeVisible()
})
