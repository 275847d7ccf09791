import {
  createTestPlatform,
  renderWithKernel,
  testKernel,
  testStore,
  visitorCookies,
} from '@prilavok/shared-kernel/testing'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { consentsForLogin, rememberConsents, useConsentsGiven, useVisitorsConsents } from './sitting-consents'

describe('sitting-consents', () => {
  const HOUR_MS = 3_600_000
  const clock = { now: 0 }
  const cookiesOf = (stamp?: string) => {
    const cookies = visitorCookies()
    if (stamp === undefined) return cookies
    cookies.set('login_stamp', stamp)
    cookies.set('has_refresh_token', 'Y')
    return cookies
  }
  /** One browser: its tabs share cookies and the local store. */
  const browser = (stamp?: string) => {
    const shared = { cookies: cookiesOf(stamp), local: testStore(), now: () => clock.now }
    const tab = () => ({ platform: createTestPlatform({ ...shared, session: testStore() }) })
    const logIn = (as: string) => {
      shared.cookies.set('login_stamp', as)
      shared.cookies.set('has_refresh_token', 'Y')
    }
    return { tab, logIn, givenBy: () => shared.local.get('consents_of')?.split('|')[0] }
  }
  beforeEach(() => {
    clock.now = Date.parse('2025-10-14T09:00:00Z')
  })

  test('what a visitor has sent in one tab goes over to the login that another tab makes of a confirmed e-mail', () => {
    const { tab, logIn, givenBy } = browser()
    rememberConsents(tab())
    const take = consentsForLogin(tab(), false)
    logIn('first')
    take()
    expect(givenBy()).toBe('first')
  })

  test('the first password goes on with the consents of its user', () => {
    const { tab, logIn, givenBy } = browser('partial')
    rememberConsents(tab())
    const take = consentsForLogin(tab(), true)
    logIn('full')
    take()
    expect(givenBy()).toBe('full')
  })

  test('those of one user count for no other', () => {
    const { tab, logIn, givenBy } = browser('first')
    rememberConsents(tab())
    const take = consentsForLogin(tab(), false)
    logIn('second')
    take()
    expect(givenBy()).toBe('first')
  })

  test.each([
    [2 * HOUR_MS - 1, 'first'],
    [2 * HOUR_MS, 'visitor'],
  ])('a sitting ends: after %d ms they count for %s', (passed, whose) => {
    const { tab, logIn, givenBy } = browser()
    rememberConsents(tab())
    clock.now += passed
    const take = consentsForLogin(tab(), false)
    logIn('first')
    take()
    expect(givenBy()).toBe(whose)
  })
})

const told = jest.fn()

function Boxes() {
  const [values, setValues] = useState({ agree: false, transfer: false })
  useVisitorsConsents({ values, setValue: told })
  return (
    <>
      <p>{useConsentsGiven() ? 'даны' : 'не даны'}</p>
      {(['agree', 'transfer'] as const).map((box) => (
        <button key={box} type="button" onClick={() => setValues((held) => ({ ...held, [box]: !held[box] }))}>
          {box}
        </button>
      ))}
    </>
  )
}

describe('visitors-consents', () => {
  const cookiesOf = (stamp?: string) => {
    const cookies = visitorCookies()
    if (stamp === undefined) return cookies
    cookies.set('login_stamp', stamp)
    cookies.set('has_refresh_token', 'Y')
    return cookies
  }
  const tab = (stamp?: string, shared = { local: testStore() }) =>
    createTestPlatform({ cookies: cookiesOf(stamp), session: testStore(), ...shared })
  const TICKED = [
    ['agree', true],
    ['transfer', true],
  ]

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('both boxes are ticked where a visitor has sent them in this tab', () => {
    const platform = tab()
    rememberConsents({ platform })
    renderWithKernel(<Boxes />, { platform })
    expect(told.mock.calls).toEqual(TICKED)
    expect(screen.getByText('не даны')).toBeVisible()
  })

  test('ticked in one form of the tab, sent or not, they are ticked in the next one; unticked again, they are not', async () => {
    const platform = tab()
    const { unmount } = renderWithKernel(<Boxes />, { platform })
    await press('agree')
    await press('transfer')
    const next = renderWithKernel(<Boxes />, { platform })
    expect(told.mock.calls).toEqual(TICKED)
    next.unmount()
    await press('agree')
    unmount()
    renderWithKernel(<Boxes />, { platform })
    expect(told).toHaveBeenCalledTimes(2)
  })

  test('once somebody has logged in, what a visitor ticked before is nobody’s', async () => {
    const platform = tab()
    const { unmount } = renderWithKernel(<Boxes />, { platform })
    await press('agree')
    await press('transfer')
    unmount()
    rememberConsents({ platform: tab('anna', { local: platform.local }) })
    renderWithKernel(<Boxes />, { platform })
    expect(told).not.toHaveBeenCalled()
  })

  test('boxes that a form ticks by itself do not prolong the sitting', async () => {
    const clock = { now: Date.parse('2025-10-14T09:00:00Z') }
    const platform = createTestPlatform({
      ...{ cookies: visitorCookies(), session: testStore(), local: testStore(), now: () => clock.now },
    })
    const { unmount } = renderWithKernel(<Boxes />, { platform })
    await press('agree')
    await press('transfer')
    unmount()
    clock.now += 3_600_000
    const next = renderWithKernel(<Boxes />, { platform })
    // As the form does with what it is told.
    await press('agree')
    await press('transfer')
    next.unmount()
    told.mockClear()
    clock.now += 3_600_000
    renderWithKernel(<Boxes />, { platform })
    expect(told).not.toHaveBeenCalled()
  })

  test.each([
    ['a login that sends none', 'anna', { state: 'customer' }],
    ['a logout in another tab', undefined, { state: 'visitor' }],
  ] as const)('%s ends those that were ticked or sent before', async (_what, stamp, change) => {
    const platform = tab()
    rememberConsents({ platform })
    const kernel = testKernel({ platform })
    if (stamp) {
      platform.cookies.set('login_stamp', stamp)
      platform.cookies.set('has_refresh_token', 'Y')
    }
    kernel.bus.emit('session:changed', change)
    for (const name of ['login_stamp', 'has_refresh_token']) platform.cookies.remove(name)
    const { unmount } = renderWithKernel(<Boxes />, { platform })
    expect(told).not.toHaveBeenCalled()
    await press('agree')
    await press('transfer')
    unmount()
    renderWithKernel(<Boxes />, { platform })
    expect(told.mock.calls).toEqual(TICKED)
  })

  test('those of a login that has ended are in nobody’s way', async () => {
    const platform = tab('anna')
    rememberConsents({ platform })
    platform.cookies.remove('has_refresh_token')
    testKernel({ platform }).bus.emit('session:changed', { state: 'visitor', expired: true })
    const { unmount } = renderWithKernel(<Boxes />, { platform })
    await press('agree')
    await press('transfer')
    unmount()
    renderWithKernel(<Boxes />, { platform })
    expect(told.mock.calls).toEqual(TICKED)
  })

  test('they are not ticked in another tab: it may be another person’s', () => {
    const local = testStore()
    rememberConsents({ platform: tab(undefined, { local }) })
    renderWithKernel(<Boxes />, { platform: tab(undefined, { local }) })
    expect(told).not.toHaveBeenCalled()
  })

  test('those of a login are given as long as it lasts, in all tabs', () => {
    const local = testStore()
    rememberConsents({ platform: tab('anna', { local }) })
    renderWithKernel(<Boxes />, { platform: tab('anna', { local }) })
    expect(screen.getByText('даны')).toBeVisible()
    expect(told).not.toHaveBeenCalled()
  })
})

function Form({ error }: { error?: string }) {
  const [agree, setAgree] = useState(false)
  const [transfer, setTransfer] = useState(false)
  return (
    <Consents
      agree={{ name: 'agree', checked: agree, onChange: setAgree, error }}
      transfer={{ name: 'transfer', checked: transfer, onChange: setTransfer }}
    />
  )
}

describe('consents', () => {
  const AGREE = 'Согласен на обработку персональных данных'
  const TRANSFER = 'Согласен на передачу персональных данных'

  const box = (name: string) => screen.getByRole('checkbox', { name })

  test('each box is ticked by itself and by its label; an error is tied to it', async () => {
    renderWithKernel(<Form error="Вы не подтвердили согласие" />)
    await userEvent.click(box(AGREE))
    expect(box(AGREE)).toBeChecked()
    expect(box(TRANSFER)).not.toBeChecked()
    await userEvent.click(screen.getAllByText(/Согласен на/)[1] as HTMLElement)
    expect(box(TRANSFER)).toBeChecked()
    expect(box(AGREE)).toHaveAccessibleDescription('Вы не подтвердили согласие')
  })

  test('what is agreed to opens over the form and ticks nothing', async () => {
    const kernel = testKernel({
      plan: { modals: { consentText: { part: 'mf-auth', expose: './ConsentTextModal' } } },
    })
    renderWithKernel(<Form />, { kernel })
    await userEvent.click(screen.getByRole('button', { name: 'передачу персональных данных' }))
    expect(kernel.modals.current()).toEqual([{ name: 'consentText', props: { consent: 'transfer' } }])
    expect(box(TRANSFER)).not.toBeChecked()
  })
})
