import type { Product } from '@prilavok/shared-kernel/contract'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Switch } from '@prilavok/shared-kernel/ui/switch'
import { useId, useState } from 'react'
import { ComparedProduct } from './ComparedProduct'
import { ComparedQuantity } from './ComparedQuantity'
import { ComparedRow } from './ComparedRow'
import { Table, Toolbar } from './compare-styles'
import { comparedRows } from './compared-rows'
import { compareTexts } from './texts'
import { useCompared } from './use-compared'
import { usePlaces } from './use-places'

interface ComparisonProps {
  current: Product
  analogs: readonly Product[]
}

/** The product of the page beside its analogs, property by property; where they differ is marked (kit §13). */
export default function Comparison({ current, analogs }: ComparisonProps) {
  const places = usePlaces()
  const [chosen, choose] = useState<readonly number[]>([])
  const [onlyDifferent, showOnlyDifferent] = useState(false)
  const label = useId()
  const picked = chosen.flatMap((id) => analogs.find(({ ID }) => ID === id) ?? [])
  const others = analogs.filter((analog) => !picked.includes(analog))
  const beside = [...picked, ...others].slice(0, places)
  const left = analogs.filter((analog) => !beside.includes(analog))
  const { columns, error, retrying, retry } = useCompared([current, ...beside])
  const ids = columns.map(({ product }) => product.ID)
  const rows = comparedRows(columns)
  const different = rows.filter(({ differs }) => differs.some(Boolean))
  const shown = onlyDifferent ? different : rows
  const replace = (at: number, productId: number) =>
    choose(beside.map(({ ID }, place) => (place === at ? productId : ID)))
  const options = (analog: Product) => analogs.filter((other) => other === analog || left.includes(other))
  return (
    <>
      <Toolbar>
        <Switch
          label={compareTexts.onlyDifferent(different.length)}
          checked={onlyDifferent}
          onChange={showOnlyDifferent}
        />
        <p>{compareTexts.legend}</p>
      </Toolbar>
      <RetryNote error={error} text={compareTexts.failed} retrying={retrying} onRetry={retry} />
      <Panel data-bleed>
        <Table aria-labelledby={label}>
          <caption hidden id={label}>
            {compareTexts.label}
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <ComparedProduct product={current} />
              </th>
              {beside.map((analog, at) => (
                <th scope="col" key={analog.ID}>
                  <ComparedProduct
                    product={analog}
                    options={options(analog)}
                    onReplace={(id) => replace(at, id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, ...row }) => (
              <ComparedRow key={key} columns={ids} {...row} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1}>{compareTexts.same}</td>
              </tr>
            )}
            <ComparedRow
              title={compareTexts.quantity}
              columns={ids}
              cells={columns.map(({ product }) => <ComparedQuantity key={product.ID} product={product} />)}
            />
          </tbody>
        </Table>
      </Panel>
    </>
  )
}
