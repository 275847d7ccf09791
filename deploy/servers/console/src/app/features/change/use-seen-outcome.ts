import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Change, ChangeAnswer, LoggedChange, RolloutRule } from '../../../contract'
import { CallError } from '../../api/client'
import { sendChanges, tryChanges } from '../../api/send-changes'

/** What a rule gives to whom, without what each dry run makes anew. */
function lasting(rule: RolloutRule | undefined) {
  if (!rule) return null
  const { chosenAt: _chosenAt, candidate, ...rest } = rule
  if (!candidate) return rest
  const { salt: _salt, startedAt: _startedAt, nextStepAt: _nextStepAt, ...lastingCandidate } = candidate
  return { ...rest, candidate: lastingCandidate }
}

const outcomeOf = ({ logged, unreached }: ChangeAnswer): string =>
  JSON.stringify([
    unreached,
    ...logged.map(({ shop, part, kind, version, before, after }: LoggedChange) => [
      ...[shop, part, kind, version],
      ...[lasting(before), lasting(after)],
    ]),
  ])

const isSame = (one: ChangeAnswer, other: ChangeAnswer) => outcomeOf(one) === outcomeOf(other)

interface SeenOutcomeOptions {
  changes: Change[]
  isUndo: boolean | undefined
  /** Number of the opening of the dialog: each begins with a dry run of its own. */
  opening: number
  open: boolean
  onDone: (answer: ChangeAnswer) => void
}

/**
 * What is confirmed is what was seen. The dry run is repeated whenever the registry changes; a change that alters nothing of what the
 * operator has seen is none to him, any other one is told before he can confirm.
 */
export function useSeenOutcome({ changes, isUndo = false, opening, open, onDone }: SeenOutcomeOptions) {
  const queries = useQueryClient()
  const asked = tryChanges(changes, opening)
  const apply = useMutation({
    mutationFn: async ({ reason, shown }: { reason: string; shown: ChangeAnswer | undefined }) => {
      const send = (revision: number | undefined) =>
        sendChanges({
          changes,
          reason,
          isUndo,
          ...(revision !== undefined && { expectedRevision: revision }),
        })
      try {
        return await send(shown?.revision)
      } catch (failure) {
        if (!(failure instanceof CallError) || failure.answer.code !== 'CHANGED_MEANWHILE') throw failure
        // The page has not heard of it yet.
        const fresh = await queries.fetchQuery({ ...asked, staleTime: 0 })
        if (!shown || !isSame(fresh, shown)) throw failure
        return send(fresh.revision)
      }
    },
    onSuccess: onDone,
  })
  // What is being done, or is done, is not tried once more.
  const isTried = open && !apply.isPending && !apply.isSuccess
  const { data: current, error, isSuccess } = useQuery({ ...asked, enabled: isTried })
  const [seen, setSeen] = useState<ChangeAnswer>()
  if (current && !seen) setSeen(current)
  const isOld = current !== undefined && seen !== undefined && !isSame(current, seen)

  return {
    /** What the operator looks at; undefined while it is computed, and when it is rejected. */
    outcome: isSuccess ? (seen ?? current) : undefined,
    isPending: !isSuccess && !error,
    /** Something else would come of it by now. */
    isOld,
    showNew: () => {
      apply.reset()
      setSeen(current)
    },
    isApplying: apply.isPending,
    apply: (reason: string) => apply.mutate({ reason, shown: current }),
    error: error ?? (isOld ? null : apply.error),
  }
}
