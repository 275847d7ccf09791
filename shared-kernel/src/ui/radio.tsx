import { styled } from '@prilavok/shared-kernel/styled'
import { type ReactNode, useId } from 'react'
import { choiceBox, choiceLine } from './choice-styles'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

export interface RadioProps {
  /** Name of the group in the form. */
  name: string
  value: string
  checked: boolean
  onChange: (value: string) => void
  label: ReactNode
  /** Second line, muted. */
  description?: ReactNode
  /** On the right of the label: a price. */
  aside?: ReactNode
  disabled?: boolean
}

const Line = styled.label(choiceLine)
const Dot = styled.input`
  ${choiceBox}
  border-radius: 50%;
  &:checked {
    border: 6px solid var(--accent);
    box-shadow: 0 0 0 1px var(--accent-edge);
  }
  &:disabled:checked {
    border-color: var(--n-400);
    box-shadow: none;
  }
`
const Card = styled.label`
  display: flex;
  gap: 10px;
  min-width: 0;
  padding: 10px 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
  cursor: pointer;
  transition: border-color var(--t-fast);
  &:hover {
    border-color: var(--n-500);
  }
  &:has(:checked) {
    border-color: var(--accent-edge);
    box-shadow: 0 0 0 1px var(--accent-edge);
    background: var(--accent-soft);
  }
  &:has(:disabled) {
    border-color: var(--border);
    background: var(--n-50);
    color: var(--n-500);
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`
const Texts = styled.span`
  flex: 1;
  min-width: 0;
`
const Head = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  &[data-card] {
    font-weight: 500;
  }
`
const Description = styled.span`
  display: block;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-muted);
`

function RadioBody({ label, description, aside, card, ...dot }: RadioProps & { card?: boolean }) {
  return (
    <>
      <Dot {...dot} type="radio" onChange={() => dot.onChange(dot.value)} />
      <Texts>
        <Head data-card={card || undefined}>
          <span>{label}</span>
          {aside}
        </Head>
        {description && <Description>{description}</Description>}
      </Texts>
    </>
  )
}

/** One choice of a group, as a line. */
export function Radio(props: RadioProps) {
  return (
    <Line>
      <RadioBody {...props} />
    </Line>
  )
}

/** One choice of a group, as a bordered card (delivery, payment). */
export function RadioCard(props: RadioProps) {
  return (
    <Card>
      <RadioBody {...props} card />
    </Card>
  )
}

export interface RadioGroupProps {
  legend: ReactNode
  /** Keeps the legend for screen readers only. */
  legendHidden?: boolean
  error?: string
  /** Columns on wide screens; one on phones. @default 1 */
  columns?: 1 | 2 | 3
  children: ReactNode
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: var(--n-800);
  }
`
const Grid = styled.div`
  display: grid;
  gap: 8px 10px;
  @media (min-width: 768px) {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
const ErrorText = styled.p`
  display: flex;
  gap: 4px;
  margin-top: 4px;
  font-size: 12px;
  line-height: 16px;
  color: var(--danger-text);
`

/** Choices under one legend; arrows move between them (the browser's own radios). */
export function RadioGroup({ legend, legendHidden, error, columns = 1, children }: RadioGroupProps) {
  const errorId = useId()
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <Grid data-columns={columns}>{children}</Grid>
      {error && (
        <ErrorText id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </ErrorText>
      )}
    </Group>
  )
}
