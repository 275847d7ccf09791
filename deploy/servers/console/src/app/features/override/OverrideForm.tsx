import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { object, string } from 'yup'
import type { OverrideAnswer, PartName, ReleaseInfo } from '../../../contract'
import { createOverride } from '../../api/create-override'
import { formatTime } from '../../model/time'
import { ReasonList } from '../frame/ReasonList'
import { useConsoleForm } from '../session/use-console-form'
import { overrideTexts } from './texts'

const Form = styled.form`
  display: grid;
  gap: 16px;
  > p {
    color: var(--text-muted);
  }
`
const LIFETIMES = Object.entries(overrideTexts.lifetimes).map(([value, label]) => ({ value, label }))
const EIGHT_HOURS = '28800'

const schema = object({ page: string().matches(/^\//, overrideTexts.pageWrong) })

interface OverrideFormProps {
  shop: string
  part: PartName
  /** The newest first. */
  versions: readonly ReleaseInfo[]
  chosen: string
  onCreated: (created: OverrideAnswer) => void
}

/** Which version, for how long, at which page and why. */
export function OverrideForm({ shop, part, versions, chosen, onCreated }: OverrideFormProps) {
  const form = useConsoleForm({
    initialValues: { version: chosen, seconds: EIGHT_HOURS, page: '/', reason: '' },
    schema,
    send: async ({ seconds, ...values }) =>
      onCreated(await createOverride({ shop, part, ...values, seconds: Number(seconds) })),
  })
  return (
    <Form {...form.props}>
      <p>{overrideTexts.about}</p>
      <SelectField
        label={overrideTexts.version}
        {...form.choice('version')}
        options={versions.map(({ version, publishedAt }) => ({
          value: version,
          label: `${version}, ${formatTime(publishedAt)}`,
        }))}
      />
      <SelectField label={overrideTexts.lifetime} {...form.choice('seconds')} options={LIFETIMES} />
      <TextField
        label={overrideTexts.page}
        hint={overrideTexts.pageHint}
        maxLength={1000}
        {...form.text('page')}
      />
      <TextField
        label={overrideTexts.reason}
        hint={overrideTexts.reasonHint}
        maxLength={500}
        {...form.text('reason')}
      />
      {form.failure && (
        <Note tone="danger" role="alert">
          {form.failure}
          <ReasonList reasons={form.reasons} />
        </Note>
      )}
      <Button kind="primary" type="submit" busy={form.busy} busyLabel={overrideTexts.creating}>
        {overrideTexts.create}
      </Button>
    </Form>
  )
}
