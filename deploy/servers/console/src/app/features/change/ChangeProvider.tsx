import { styled } from '@prilavok/shared-kernel/styled'
import { Toast } from '@prilavok/shared-kernel/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { Change, ChangeAnswer } from '../../../contract'
import { getOverview } from '../../api/get-overview'
import { keys } from '../../api/keys'
import { undoOf } from '../../model/undo'
import { ChangeDrawer } from './ChangeDrawer'
import { changeTexts } from './texts'

/** A change that an operator is asked to confirm. */
export interface PlannedChange {
  /** «Откатить mf-catalog на 1.4.0» */
  title: string
  changes: Change[]
  /** Verb of the button. */
  confirm: string
  /** A rollback: filled danger button, and the reason must be given. */
  danger?: boolean
  /** The reason must be given. @default as `danger` */
  needsReason?: boolean
  /** What the operator should know before it. */
  warning?: string
  reason?: string
  /** The changes bring back what was there before a logged one. */
  isUndo?: boolean
}

const Plan = createContext<((change: PlannedChange) => void) | null>(null)
Plan.displayName = 'PlannedChange'

/** Opens the dialog that shows what a change will do and asks for its confirmation. */
export function usePlanChange(): (change: PlannedChange) => void {
  const plan = useContext(Plan)
  if (!plan) throw new Error('usePlanChange needs a ChangeProvider around it.')
  return plan
}

/** Bottom left, so that the detail stays free (kit, «Console, all pages»). */
const Corner = styled.div`
  position: fixed;
  bottom: 16px;
  left: 16px;
  z-index: var(--z-toast);
  max-width: calc(100vw - 32px);
`
const TOAST_MS = 10_000

/** A dialog that was open when the session ended, for the same operator's next login. */
export interface UnfinishedChange {
  login: string
  change: PlannedChange
}

interface ChangeProviderProps {
  login: string
  unfinished: RefObject<UnfinishedChange | undefined>
  children: ReactNode
}

/** Holds the one dialog of changes and the notice of the last one, from which it is undone. */
export function ChangeProvider({ login, unfinished, children }: ChangeProviderProps) {
  const queries = useQueryClient()
  const { data: overview } = useQuery(getOverview())
  const [planned, setPlanned] = useState(() => {
    const left = unfinished.current?.login === login ? unfinished.current.change : undefined
    return left && { change: left, opening: 1 }
  })
  const [open, setOpen] = useState(planned !== undefined)
  const change = planned?.change
  useEffect(() => {
    unfinished.current = open && change ? { login, change } : undefined
  }, [unfinished, login, open, change])
  const [done, setDone] = useState<ChangeAnswer>()
  const plan = useCallback((change: PlannedChange) => {
    setPlanned((before) => ({ change, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
  }, [])
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [done])
  const undo = overview && done ? done.logged.map((line) => undoOf(line, overview)) : []
  const undoing = undo.flatMap((changes) => changes ?? [])
  const canUndo = undo.length > 0 && undo.every((changes) => changes !== undefined)
  const finish = (answer: ChangeAnswer) => {
    setOpen(false)
    setDone(answer)
    void queries.invalidateQueries({ queryKey: keys.registry })
  }
  return (
    <Plan value={plan}>
      {children}
      {planned && (
        <ChangeDrawer
          key={planned.opening}
          planned={planned.change}
          opening={planned.opening}
          onReason={(reason) => {
            if (unfinished.current) unfinished.current = { login, change: { ...planned.change, reason } }
          }}
          open={open}
          onClose={() => setOpen(false)}
          onDone={finish}
        />
      )}
      {done && (
        <Corner>
          <Toast
            tone="success"
            onClose={() => setDone(undefined)}
            {...(canUndo && {
              action: {
                label: changeTexts.undo,
                onClick: () => {
                  setDone(undefined)
                  plan({
                    title: changeTexts.undone,
                    changes: undoing,
                    confirm: changeTexts.apply,
                    reason: changeTexts.undone,
                    needsReason: true,
                    isUndo: true,
                  })
                },
              },
            })}
          >
            {changeTexts.done}
          </Toast>
        </Corner>
      )}
    </Plan>
  )
}
