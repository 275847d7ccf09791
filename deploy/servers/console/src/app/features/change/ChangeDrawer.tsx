import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { useRef, useState } from 'react'
import type { ChangeAnswer } from '../../../contract'
import { errorText } from '../../api/error-text'
import { texts } from '../../texts'
import { ReasonList } from '../frame/ReasonList'
import type { PlannedChange } from './ChangeProvider'
import { Outcome } from './Outcome'
import { changeTexts } from './texts'
import { useSeenOutcome } from './use-seen-outcome'

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  > h3 {
    font-weight: 600;
  }
`

interface ChangeDrawerProps {
  planned: PlannedChange
  /** Number of this opening. */
  opening: number
  open: boolean
  /** What is typed as the reason. */
  onReason: (reason: string) => void
  onClose: () => void
  onDone: (answer: ChangeAnswer) => void
}

/** What a change will do, by a dry run of the registry itself; the reason for the log; the confirmation. Made anew for each opening. */
export function ChangeDrawer({ planned, opening, open, onReason, onClose, onDone }: ChangeDrawerProps) {
  const { changes, isUndo, needsReason = planned.danger } = planned
  const { outcome, isPending, isOld, showNew, isApplying, apply, error } = useSeenOutcome({
    ...{ changes, isUndo, opening, open, onDone },
  })
  const [reason, setReason] = useState(planned.reason ?? '')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const mayConfirm = outcome !== undefined && !isOld
  const confirm = () => {
    if (!needsReason || reason.trim() !== '') return apply(reason)
    setMissing(true)
    field.current?.focus()
  }
  const told = error ? errorText(error) : undefined
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={planned.title}
      footer={
        <>
          <Button
            kind={planned.danger ? 'danger-filled' : 'primary'}
            busy={isApplying}
            busyLabel={changeTexts.applying}
            aria-disabled={!mayConfirm || undefined}
            onClick={() => mayConfirm && confirm()}
          >
            {planned.confirm}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <Body>
        {isOld && !isApplying && (
          <Note tone="info" role="alert" action={<Button onClick={showNew}>{changeTexts.showNew}</Button>}>
            {changeTexts.changedMeanwhile}
          </Note>
        )}
        {planned.warning && <Note tone="warning">{planned.warning}</Note>}
        <h3>{changeTexts.whatHappens}</h3>
        <div aria-live="polite">
          {isPending && changeTexts.checking}
          {outcome && <Outcome {...outcome} />}
        </div>
        {told && (
          <Note tone="danger" role="alert">
            <b>{changeTexts.rejected}.</b> {told.text}
            <ReasonList reasons={told.reasons} />
          </Note>
        )}
        <TextareaField
          label={changeTexts.reason}
          hint={changeTexts.reasonHint}
          error={missing ? changeTexts.reasonMissing : undefined}
          required={needsReason}
          maxLength={500}
          ref={field}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            onReason(event.target.value)
            setMissing(false)
          }}
        />
      </Body>
    </Drawer>
  )
}
