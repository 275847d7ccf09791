import { NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from './note'

const Root = styled(Note)`
  margin: 12px 0;
`

/** What `NeedsScripts` says, whether scripts run or not. */
export const NeedsScriptsNote = ({ action }: { action: string }) => (
  <Root tone="warning">
    Чтобы {action}, включите JavaScript в{NBSP}настройках браузера и{NBSP}обновите страницу.
  </Root>
)

/** Says where JavaScript is switched off that an action needs it. `action` fits after «Чтобы»: «войти». */
export function NeedsScripts({ action }: { action: string }) {
  return (
    <noscript>
      <NeedsScriptsNote action={action} />
    </noscript>
  )
}
