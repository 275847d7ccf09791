import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act } from '@testing-library/react'
import { type AuthViews, AuthViewsContext } from './auth-views'
import { useLoginElsewhere } from './use-login-elsewhere'

const VIEWS: AuthViews = { show: () => undefined, prefetch: () => undefined, pending: undefined }

function Form(props: Parameters<typeof useLoginElsewhere>[0]) {
  useLoginElsewhere(props)
  return null
}
/** @param isTyped whether leaving would ask */
function open(props: Parameters<typeof useLoginElsewhere>[0], { isTyped = false, isInModal = true } = {}) {
  const { kernel } = renderWithKernel(
    <AuthViewsContext value={isInModal ? VIEWS : null}>
      <Form {...props} />
    </AuthViewsContext>,
  )
  act(() => kernel.modals.open('authentication', {}))
  if (isTyped) kernel.leaveGuards.add()
  return kernel
}

test.each([
  ['nothing is typed', {}, {}],
  ['what is typed comes back', { drafted: true }, { isTyped: true }],
])('a login in another tab closes the form where %s, and says why', (_what, props, place) => {
  const kernel = open(props, place)
  act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
  expect(kernel.modals.current()).toEqual([])
  expect(kernel.notices.current()).toMatchObject([{ text: 'Вы вошли в\u00a0другой вкладке' }])
})

test.each([
  ['what is typed would be lost', {}, { isTyped: true }, 'customer'],
  ['it is being sent', { busy: true, drafted: true }, {}, 'customer'],
  ['it is a page', { drafted: true }, { isInModal: false }, 'customer'],
  ['who has logged in has no password', { drafted: true }, {}, 'partial'],
] as const)('the form stays where %s', (_what, props, place, state) => {
  const kernel = open(props, place)
  act(() => kernel.bus.emit('session:changed', { state }))
  expect(kernel.modals.current()).toMatchObject([{ name: 'authentication' }])
  expect(kernel.notices.current()).toEqual([])
})
