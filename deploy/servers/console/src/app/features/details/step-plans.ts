import { describeSteps } from '../../model/describe-rule'
import { detailTexts } from './texts'

/** How the share of a candidate grows by itself. */
export interface StepPlan {
  /** Percent, ascending; none: somebody raises it. */
  steps: number[]
  everySeconds?: number
}

const HOUR = 3600
/** Percent that a candidate begins with: the first step of every plan. */
export const FIRST_SHARE = 5
const STEPS = [FIRST_SHARE, 25, 50, 100]

/** By the value of their choice. */
export const STEP_PLANS: Readonly<Record<string, StepPlan>> = {
  minutes: { steps: STEPS, everySeconds: HOUR / 2 },
  hours: { steps: STEPS, everySeconds: 4 * HOUR },
  days: { steps: [FIRST_SHARE, 10, 25, 50, 100], everySeconds: 24 * HOUR },
  none: { steps: [] },
}

/** The plan that a candidate without one begins with. */
export const FIRST_PLAN = 'minutes'

const optionText = ({ steps, everySeconds }: StepPlan) =>
  everySeconds === undefined
    ? detailTexts.noSteps
    : describeSteps({ version: '', salt: '', startedAt: '', share: 0, steps, everySeconds })

export const stepPlanOptions = Object.entries(STEP_PLANS).map(([value, plan]) => ({
  value,
  label: optionText(plan),
}))

/** The plan that a candidate has; undefined when it is none of these. */
export const stepPlanOf = (steps: readonly number[] = [], everySeconds?: number): string | undefined =>
  Object.keys(STEP_PLANS).find((name) => {
    const plan = STEP_PLANS[name]
    return plan?.everySeconds === everySeconds && plan?.steps.join() === steps.join()
  })
