import type { Candidate, RolloutRule } from '../model/rule'
import type { CandidateHealth } from './health-pass'
import type { Look } from './schedule'
import type { StepNote } from './store'
import { scheduleTexts } from './texts'

const isBy = (at: string | undefined, now: Date) => at !== undefined && Date.parse(at) <= now.getTime()

/** Ends freezes that are over, so that what they kept goes on. @returns how many ended; one that cannot end holds up nothing else */
export async function passFreezes(look: Look): Promise<number> {
  const over = look.state.rules.filter(({ frozenUntil }) => isBy(frozenUntil, look.now))
  let ended = 0
  for (const rule of over) {
    const { shop, part } = rule
    await look.guard(rule, async () => {
      await look.change({ kind: 'unfreeze', shop, part }, { kind: 'schedule', reason: scheduleTexts.thawed })
      ended++
    })
  }
  return ended
}

/** Takes the steps that are due; a candidate without enough views since its last step waits. */
export async function passSteps(
  look: Look,
  health: ReadonlyMap<RolloutRule, CandidateHealth>,
): Promise<void> {
  for (const [rule, { views, isGone }] of health) {
    const { candidate } = rule
    if (!isGone && candidate?.steps?.length)
      await look.guard(rule, () => passRule(look, { rule, candidate, views }))
  }
}

interface Step {
  rule: RolloutRule
  candidate: Candidate
  views: number
}

async function passRule(look: Look, step: Step): Promise<void> {
  const { store, now, minimumViews } = look
  const { rule, candidate, views } = step
  const key = { shop: rule.shop, part: rule.part, salt: candidate.salt }
  const saved = await store.note(key)
  const { share, viewsBefore: noted }: StepNote =
    saved?.share === candidate.share ? saved : { share: candidate.share, viewsBefore: saved ? views : 0 }
  // Fewer than before: a shop has left the rollout, with its views.
  const viewsBefore = Math.min(noted, views)
  const isDue = !candidate.paused && !rule.frozenUntil && isBy(candidate.nextStepAt, now)
  const seen = views - viewsBefore
  const waits = isDue && seen < minimumViews
  const note = {
    share,
    viewsBefore,
    ...(waits && { waitsFor: scheduleTexts.tooFewViews(seen, minimumViews) }),
  }
  if (JSON.stringify(note) !== JSON.stringify(saved)) await store.saveNote(key, note)
  if (!isDue || waits) return
  const next = await takeStep(look, step)
  await store.saveNote(key, { share: next, viewsBefore: views })
}

/** @returns the share that the candidate has now */
async function takeStep({ change, log }: Look, { rule, candidate, views }: Step): Promise<number> {
  const { shop, part } = rule
  const { version, share, steps = [] } = candidate
  const next = steps.find((step) => step > share) ?? 100
  // The last step is held like the others before the version becomes the stable one.
  const isLast = share >= 100
  await change(
    isLast ? { kind: 'promote', shop, part } : { kind: 'rollout', shop, part, version, share: next },
    {
      kind: 'schedule',
      reason: isLast ? scheduleTexts.promoted : scheduleTexts.step(share, next),
      figures: { views },
    },
  )
  log.info({ shop, part, version, share: next }, 'a candidate took its next step')
  return next
}
