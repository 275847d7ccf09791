import { errorText } from '@prilavok/shared-kernel/errors'
import { FormFailure } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { leaveLoggedOut } from '@prilavok/shared-kernel/token'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useMutation } from '@tanstack/react-query'
import { endAllSessions } from '../../api/end-all-sessions'
import { sessionTexts } from './texts'

const Root = styled.div`
  display: grid;
  gap: 16px;
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`

/** Asks, then logs the customer out everywhere, and here as «Выйти» does. */
export function EndSessions() {
  const kernel = useKernel()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => endAllSessions(kernel),
    // The server has ended this session, too: whatever it says of that now, the page of the customer is left.
    onSuccess: async () => {
      await kernel.token.logout(true).catch(() => false)
      leaveLoggedOut(kernel, 'everywhere')
    },
    meta: { errors: 'inline' },
  })
  return (
    <Root>
      <p>{sessionTexts.endAllText}</p>
      <FormFailure text={error ? `${sessionTexts.endAllFailed} ${errorText(error)}` : ''} />
      <footer>
        <ModalClose>{sessionTexts.stay}</ModalClose>
        <Button
          kind="danger-filled"
          busy={isPending}
          busyLabel={sessionTexts.endingAll}
          onClick={() => mutate()}
        >
          {sessionTexts.endAllConfirm}
        </Button>
      </footer>
    </Root>
  )
}
