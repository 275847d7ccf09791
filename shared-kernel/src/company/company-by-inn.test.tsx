import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { type ApiAnswer, testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { testCompany } from './testing/test-company'
import { useCompanyByInn } from './use-company-by-inn'

const INN = '7707083893'
const OTHER_INN = '5001007322'
const VECTOR = testCompany()
const BRANCH = testCompany({
  KPP: '540602001',
  SHORT_NAME: 'Филиал «Сибирь»',
  COMPANY_NAME: 'Филиал Вектора',
})
const LONGER = testCompany({ INN: `${INN}12`, SHORT_NAME: 'ИП Соколова' })

const { data, calls } = testApi(
  () => ({ answer: { ITEMS: [LONGER, VECTOR, BRANCH] } as ApiAnswer }),
  (_call, { answer }) => answer,
)

interface Typed {
  inn?: string
  name?: string
}
function type({ inn = INN, name = '' }: Typed = {}) {
  const kernel = testKernel()
  const { result, rerender } = renderHook(
    (typed: Required<Typed>) => useCompanyByInn(typed.inn, typed.name),
    {
      initialProps: { inn, name },
      wrapper: ({ children }: { children: ReactNode }) => (
        <KernelProvider value={kernel}>{children}</KernelProvider>
      ),
    },
  )
  const lookUp = () => act(() => result.current.lookUp())
  const typeOther = (typed: Typed) => rerender({ inn, name, ...typed })
  const says = () => {
    const { company, last, isUnknown, isOtherName } = result.current
    return { company, last, isUnknown, isOtherName }
  }
  return { kernel, result, lookUp, typeOther, says }
}
const NOTHING = { company: undefined, last: undefined, isUnknown: false, isOtherName: false }

test.each([
  ['', VECTOR, false],
  ['филиал сибирь', BRANCH, false],
  ['ИП Соколова', VECTOR, true],
])('of several with one number the name «%s» tells which', async (name, company, isOtherName) => {
  const { lookUp, says } = type({ name })
  expect(await lookUp()).toEqual(company)
  expect(says()).toEqual({ company, last: company, isUnknown: false, isOtherName })
})

test('what comes of a number that was changed meanwhile is not told', async () => {
  const { result, typeOther, says } = type()
  const looking = result.current.lookUp()
  typeOther({ inn: OTHER_INN })
  expect(await act(() => looking)).toBeUndefined()
  expect(says()).toEqual(NOTHING)
  typeOther({ inn: INN })
  expect(says()).toEqual(NOTHING)
})

test('a company that was chosen is known without asking, as long as its number stands', () => {
  const { result, typeOther, says } = type({ inn: '77070' })
  act(() => result.current.remember(BRANCH))
  expect(says()).toEqual({ ...NOTHING, last: BRANCH })
  typeOther({ inn: INN })
  expect(says()).toEqual({ ...NOTHING, company: BRANCH, last: BRANCH })
  typeOther({ inn: INN, name: 'ООО «Омега»' })
  expect(says().isOtherName).toBe(true)
  expect(calls).toEqual([])
})

test('the name that is typed while the register is asked counts', async () => {
  const { result, typeOther, says } = type()
  const looking = result.current.lookUp()
  typeOther({ name: 'Филиал «Сибирь»' })
  expect(await act(() => looking)).toEqual(BRANCH)
  expect(says()).toMatchObject({ company: BRANCH, isOtherName: false })
  typeOther({ name: 'Филиал «Урал»' })
  expect(says()).toMatchObject({ company: BRANCH, isOtherName: true })
})

test('a number that the register does not know is unknown until it is changed', async () => {
  data.answer = { ITEMS: [LONGER] }
  const { lookUp, typeOther, says } = type({ name: 'ООО «Омега»' })
  expect(await lookUp()).toBeUndefined()
  expect(says()).toEqual({ ...NOTHING, isUnknown: true })
  typeOther({ inn: OTHER_INN })
  expect(says()).toEqual(NOTHING)
})

test('a register that fails says nothing', async () => {
  data.answer = 500
  const { kernel, lookUp, says } = type()
  expect(await lookUp()).toBeUndefined()
  expect(says()).toEqual(NOTHING)
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
})
