import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { LeaveGuardsProvider, useLeaveGuard, useLeaveQuestion, useModalGuards } from './index'

const [onDiscard, proceed] = [jest.fn(), jest.fn()]
function Form({ unsaved = true }: { unsaved?: boolean }) {
  useLeaveGuard(unsaved, onDiscard)
  return null
}
function Window({ unsaved }: { unsaved?: boolean }) {
  const guards = useModalGuards()
  const question = useLeaveQuestion(guards)
  return (
    <LeaveGuardsProvider value={guards}>
      <Form unsaved={unsaved} />
      {question && (
        <button type="button" onClick={question.leave}>
          Уйти
        </button>
      )}
    </LeaveGuardsProvider>
  )
}

test('a page asks while something is unsaved, and tells the form what is given up', () => {
  const kernel = testKernel()
  const { rerender } = renderWithKernel(<Form unsaved={false} />, { kernel })
  kernel.leaveGuards.leave(proceed)
  expect(proceed).toHaveBeenCalledTimes(1)
  rerender(<p />)
  const { unmount } = renderWithKernel(<Form />, { kernel })
  kernel.leaveGuards.leave(proceed)
  expect(proceed).toHaveBeenCalledTimes(1)
  kernel.leaveGuards.question.current()?.leave()
  expect(onDiscard).toHaveBeenCalledTimes(1)
  expect(proceed).toHaveBeenCalledTimes(2)
  unmount()
  expect(kernel.leaveGuards.active()).toBe(false)
})

test('a page that leaves by itself asks nothing, in its modals neither', () => {
  const kernel = testKernel()
  renderWithKernel(
    <>
      <Form />
      <Window />
    </>,
    { kernel },
  )
  kernel.leaveGuards.release()
  expect(kernel.leaveGuards.active()).toBe(false)
})
