import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { useJustSent } from './use-just-sent'

const Sent = () => <output>{String(useJustSent())}</output>

test.each([
  [{ created: true }, 'true'],
  [{ created: false }, 'false'],
  [{ created: 'true' }, 'false'],
  [{ list: '?page=2' }, 'false'],
  ['created', 'false'],
  [null, 'false'],
  [undefined, 'false'],
])('the state %j of the history: %s', (state, sent) => {
  renderWithKernel(<Sent />, { state })
  expect(screen.getByRole('status')).toHaveTextContent(sent)
})
