import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { yearTexts } from './texts'

export type YearView = 'chart' | 'table'

interface ViewChoiceProps {
  view: YearView
  onChange: (view: YearView) => void
}

/** Chart or table. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <Segmented
    label={yearTexts.view}
    value={view}
    onChange={onChange}
    items={[
      { value: 'chart', label: yearTexts.chart },
      { value: 'table', label: yearTexts.table },
    ]}
  />
)
