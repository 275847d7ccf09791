import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { useState } from 'react'
import { isoOfLocal, localInputValue } from '../../model/time'
import { detailTexts } from './texts'

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
  > div {
    flex: 1 1 180px;
  }
`
const DAY_MS = 24 * 60 * 60 * 1000

interface FreezeFormProps {
  /** Of the button. @default «Заморозить» */
  label?: string
  /** @param until ISO 8601 */
  onFreeze: (until: string) => void
}

/** Until when; the time is the operator's. */
export function FreezeForm({ label = detailTexts.freeze, onFreeze }: FreezeFormProps) {
  const [value, setValue] = useState(() => localInputValue(new Date(Date.now() + DAY_MS)))
  const [wrong, setWrong] = useState(false)
  return (
    <Line
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const until = isoOfLocal(value)
        const fine = until !== undefined && Date.parse(until) > Date.now()
        setWrong(!fine)
        if (fine) onFreeze(until)
      }}
    >
      <TextField
        type="datetime-local"
        label={detailTexts.freezeUntil}
        error={wrong ? detailTexts.wrongTime : undefined}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit">{label}</Button>
    </Line>
  )
}
