import type { ChosenColumns, ListColumns } from '@prilavok/shared-kernel/contract/lists'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { SelectField } from '@prilavok/shared-kernel/ui/select'
import { useState } from 'react'
import { columnTexts } from './texts'

const KINDS = ['code', 'name', 'quantity'] as const
const NOWHERE = '-1'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 10px;
  font-size: 13px;
  line-height: 18px;
`
const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 200px));
  gap: 10px 12px;
  margin-bottom: 12px;
`

interface ColumnsLineProps {
  columns: ListColumns
  onChoose: (chosen: ChosenColumns) => void
  /** The column of codes has those of somebody else. */
  isForeign: boolean
}

/** Which columns of a table say what, and the form to choose others; open where two fit alike. */
export function ColumnsLine({ columns, onChoose, isForeign }: ColumnsLineProps) {
  const { candidates, alike } = columns
  const isAsked = alike.length > 0
  const [isOpen, open] = useState(isAsked)
  const labelOf = (at: number, titled: (title: string) => string) => {
    const { title = '', examples = [] } = candidates.find((one) => one.at === at) ?? {}
    return title === '' ? columnTexts.numbered(at + 1, examples[0]) : titled(title)
  }
  const titleOf = (at: number) => labelOf(at, columnTexts.titled)
  const options = [
    { value: NOWHERE, label: columnTexts.nowhere },
    ...candidates.map(({ at }) => ({ value: String(at), label: labelOf(at, (title) => title) })),
  ]
  return (
    <>
      {isAsked && <Note tone="warning">{columnTexts.alike(alike.map(titleOf))}</Note>}
      {isForeign && (
        <Note
          tone="warning"
          role="status"
          action={
            <>
              {columns.name >= 0 && (
                <Button size="s" onClick={() => onChoose({ code: -1 })}>
                  {columnTexts.byNames}
                </Button>
              )}
              <Button size="s" onClick={() => onChoose({ code: columns.code })}>
                {columnTexts.byCodes}
              </Button>
            </>
          }
        >
          {columnTexts.foreign(titleOf(columns.code))}
        </Note>
      )}
      <Line>
        <span>
          {KINDS.filter((kind) => columns[kind] >= 0)
            .map((kind) => columnTexts.chosen(columnTexts.kinds[kind], titleOf(columns[kind])))
            .join(' · ')}
        </span>
        <Button size="s" kind="quiet" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {isOpen ? columnTexts.ready : columnTexts.change}
        </Button>
      </Line>
      {isOpen && (
        <Form role="group" aria-label={columnTexts.form}>
          {KINDS.map((kind) => (
            <SelectField
              key={kind}
              label={columnTexts.kinds[kind]}
              size="s"
              options={options}
              value={String(columns[kind])}
              onChange={(value) => onChoose({ [kind]: Number(value) })}
            />
          ))}
        </Form>
      )}
    </>
  )
}
