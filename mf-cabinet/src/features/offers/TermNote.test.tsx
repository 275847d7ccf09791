import type { Offer } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { testOffer } from '../../testing/offers-api'
import { TermNote } from './TermNote'

/** 25 November 2025, 19 o'clock in Vladivostok. */
const now = () => Date.parse('2025-11-25T09:00:00.000Z')
const show = (changes: Partial<Offer>, TIME_ZONE?: string) => {
  const { container } = renderWithKernel(<TermNote offer={testOffer(changes)} />, {
    platform: { now },
    shop: TIME_ZONE ? { TIME_ZONE } : {},
  })
  return { text: container.textContent, icon: container.querySelector('path')?.getAttribute('d') }
}
const ENDLESS = { DATE_END: null }
const AHEAD = { DATE_START: '2025-12-02T09:00:00.000Z' }

test.each([
  [ENDLESS, undefined, 'Без срока'],
  [AHEAD, undefined, 'С\u00a02 декабря'],
  [{ DATE_END: '2025-11-25T15:00:00.000Z' }, undefined, 'Последний день'],
  [{ DATE_END: '2025-11-25T15:00:00.000Z' }, 'Asia/Vladivostok', 'До\u00a026 ноября'],
])('[CAB-057] %j by the time of the shop (%s): %s', (changes, timeZone, text) => {
  expect(show(changes, timeZone).text).toBe(text)
})

test('an offer that is to come has another icon than one that can be used', () => {
  const [running, last, ahead] = [ENDLESS, { DATE_END: '2025-11-25T15:00:00.000Z' }, AHEAD].map(
    (changes) => show(changes).icon,
  )
  expect(running).toBe(last)
  expect(ahead).not.toBe(running)
})
