import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Drawer } from '@prilavok/shared-kernel/ui/drawer'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { TextareaField } from '@prilavok/shared-kernel/ui/textarea'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ChangeAnswer } from '../../../contract'
import { CallError } from '../../api/client'
import { errorText } from '../../api/error-text'
import { getOverview } from '../../api/get-overview'
import { keys } from '../../api/keys'
import { sendChanges, tryChanges } from '../../api/send-changes'
import { texts } from '../../texts'
import type { PlannedChange } from './ChangeProvider'
import { Outcome } from './Outcome'
import { changeTexts } from './texts'

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  > h3 {
    font-weight: 600;
  }
`
const Reasons = styled.ul`
  margin-top: 4px;
  padding-left: 16px;
  list-style: disc;
  overflow-wrap: anywhere;
`

interface ChangeDrawerProps {
  planned: PlannedChange
  open: boolean
  onClose: () => void
  onDone: (answer: ChangeAnswer) => void
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.answer.code : undefined)

/** What a change will do, by a dry run of the registry itself; the reason for the log; the confirmation. */
export function ChangeDrawer({ planned, open, onClose, onDone }: ChangeDrawerProps) {
  const queries = useQueryClient()
  const { data: overview } = useQuery(getOverview())
  const [seen, setSeen] = useState<{ planned: PlannedChange; revision: number | undefined }>()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const apply = useMutation({ mutationFn: sendChanges, onSuccess: onDone })
  const { reset } = apply

  // What is confirmed is what was seen: the revision is that of the opening, until the operator asks for the new one.
  const revision = overview?.revision
  useEffect(() => {
    if (!open || revision === undefined) return
    setSeen((before) => (before?.planned === planned ? before : { planned, revision }))
  }, [open, planned, revision])
  useEffect(() => {
    if (!open) return
    setReason(planned.reason ?? '')
    setMissing(false)
    reset()
    return () => setSeen(undefined)
  }, [open, planned, reset])

  const expected = seen?.planned === planned ? seen.revision : undefined
  const outcome = useQuery({
    ...tryChanges(planned.changes, expected),
    enabled: open && expected !== undefined,
  })
  const isOld =
    codeOf(apply.error) === 'CHANGED_MEANWHILE' || (expected !== undefined && revision !== expected)
  const showNew = () => {
    reset()
    void queries.invalidateQueries({ queryKey: keys.registry })
    setSeen(undefined)
    void queries.fetchQuery({ ...getOverview(), staleTime: 0 }).then(
      (fresh) => setSeen({ planned, revision: fresh.revision }),
      () => undefined,
    )
  }
  const confirm = () => {
    if (planned.danger && reason.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    apply.mutate({
      changes: planned.changes,
      reason,
      ...(expected !== undefined && { expectedRevision: expected }),
    })
  }
  const failure = outcome.error ?? (isOld ? null : apply.error)
  const told = failure ? errorText(failure) : undefined
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={planned.title}
      footer={
        <>
          <Button
            kind={planned.danger ? 'danger-filled' : 'primary'}
            busy={apply.isPending}
            busyLabel={changeTexts.applying}
            aria-disabled={!outcome.isSuccess || isOld || undefined}
            onClick={() => outcome.isSuccess && !isOld && confirm()}
          >
            {planned.confirm}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <Body>
        {isOld && !apply.isPending && (
          <Note tone="info" role="alert" action={<Button onClick={showNew}>{changeTexts.showNew}</Button>}>
            {changeTexts.changedMeanwhile}
          </Note>
        )}
        <h3>{changeTexts.whatHappens}</h3>
        <div aria-live="polite">
          {outcome.isPending && changeTexts.checking}
          {outcome.isSuccess && <Outcome logged={outcome.data.logged} />}
        </div>
        {told && (
          <Note tone="danger" role="alert">
            <b>{changeTexts.rejected}.</b> {told.text}
            {told.reasons.length > 0 && (
              <Reasons>
                {told.reasons.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </Reasons>
            )}
          </Note>
        )}
        <TextareaField
          label={changeTexts.reason}
          hint={changeTexts.reasonHint}
          error={missing ? changeTexts.reasonMissing : undefined}
          required={planned.danger}
          maxLength={500}
          ref={field}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
          }}
        />
      </Body>
    </Drawer>
  )
}
