import { styled } from '@prilavok/shared-kernel/styled'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import type { PartName, RolloutRule } from '../../../contract'
import { usePlanChange } from '../change/ChangeProvider'
import { STEP_PLANS, stepPlanOf, stepPlanOptions } from './step-plans'
import { detailTexts } from './texts'

const Field = styled.div`
  margin-top: 10px;
`
const OTHER = 'other'

interface StepPlanChoiceProps {
  shop: string
  part: PartName
  candidate: NonNullable<RolloutRule['candidate']>
}

/** How the share of a running candidate grows from now on; steps that were set by the command line stand among the choices. */
export function StepPlanChoice({ shop, part, candidate }: StepPlanChoiceProps) {
  const plan = usePlanChange()
  const { version, share, steps, everySeconds } = candidate
  const current = stepPlanOf(steps, everySeconds) ?? OTHER
  const choose = (name: string) => {
    const chosen = STEP_PLANS[name]
    if (!chosen || name === current) return
    plan({
      title: detailTexts.stepPlanTitle(part, version),
      changes: [{ kind: 'rollout', shop, part, version, share, ...chosen }],
      confirm: detailTexts.apply,
    })
  }
  return (
    <Field>
      <SelectField
        label={detailTexts.stepPlan}
        value={current}
        onChange={choose}
        options={[
          ...(current === OTHER ? [{ value: OTHER, label: detailTexts.otherSteps }] : []),
          ...stepPlanOptions,
        ]}
      />
    </Field>
  )
}
